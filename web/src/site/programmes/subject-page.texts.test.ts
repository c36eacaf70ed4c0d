import { centre } from '@centre/domain/centre';
import { programmes } from '@centre/domain/inscription/inscription';
import { describe, expect, it } from 'vitest';
import { subjectPage } from './subject-page.texts.ts';
import bacpro from './bacpro.json' with { type: 'json' };
import companies from './companies.json' with { type: 'json' };

describe('The page of a subject', () => {
  it('names the centre and its figures where its texts say so', () => {
    const { lead, facts } = subjectPage(companies);
    expect(lead).toContain(centre.abbreviation);
    expect(facts[0]?.value).toBe(`Plus de ${centre.figures.retrained}`);
  });

  it('has links that other pages have', () => {
    expect(subjectPage(bacpro).actions).toEqual([
      { label: "S'inscrire", path: '/inscription' },
    ]);
  });

  it('is refused when it names what the centre does not have', () => {
    expect(() => subjectPage({ title: 'Le {piscine}' })).toThrow('piscine');
  });
});

describe('The page of the BAC PRO', () => {
  it('has the specialities that one can apply for', () => {
    const { cards } = bacpro.parts.find(({ id }) => id === 'specialites') ?? {};
    expect(cards?.map(({ title }) => title)).toEqual(programmes.bacpro.specialites);
  });
});
