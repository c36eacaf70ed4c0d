import { centre } from '@centre/domain/centre';
import { programmes } from '@centre/domain/inscription/inscription';
import { pagesWithHeadPicture } from '@centre/domain/vitrine/capacity';
import { describe, expect, it } from 'vitest';
import { departments } from '../../texts/departments.texts.ts';
import about from '../about/about.json' with { type: 'json' };
import { centrePage } from '../centre/centre.texts.ts';
import { subjectPage } from './subject-page.texts.ts';
import bacpro from './bacpro.json' with { type: 'json' };
import btsThreeYears from './bts-three-years.json' with { type: 'json' };
import bts from './bts.json' with { type: 'json' };
import companies from './companies.json' with { type: 'json' };
import formations from './formations.json' with { type: 'json' };
import shortCourses from './short-courses.json' with { type: 'json' };

describe('subjectPage', () => {
  it('replaces placeholders by the centre and its figures', () => {
    const { lead, facts } = subjectPage(companies);
    expect(lead).toContain(centre.abbreviation);
    expect(facts[0]?.value).toBe(`Plus de ${centre.figures.retrained}`);
  });

  it('resolves an action into its label and path', () => {
    expect(subjectPage(bacpro).actions).toEqual([
      { label: "S'inscrire", path: '/inscription' },
    ]);
  });

  it('rejects an unknown placeholder', () => {
    expect(() => subjectPage({ title: 'Le {piscine}' })).toThrow('piscine');
  });
});

describe('Page of the BAC PRO', () => {
  it('lists the specialities offered for enrolment', () => {
    const { cards } = bacpro.parts.find(({ id }) => id === 'specialites') ?? {};
    expect(cards?.map(({ title }) => title)).toEqual(programmes.bacpro.specialites);
  });
});

describe('pagesWithHeadPicture', () => {
  it('lists the titles of all pages with a head', () => {
    const subjects = [about, formations, bacpro, bts, btsThreeYears, shortCourses, companies];
    const titles = [centrePage, ...subjects, ...departments].map(({ title }) => title);
    expect(pagesWithHeadPicture).toEqual(titles);
  });
});
