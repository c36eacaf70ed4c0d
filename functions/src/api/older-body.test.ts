import { describe, expect, it } from 'vitest';
import { knownFields, withId } from './older-body.ts';

const shape = { fields: ['titre', 'note'], picture: 'image' } as const;

describe('a record that an older client sends back', () => {
  it('loses what the command does not know, and what holds nothing', () => {
    const sent = { titre: 'Tour', note: null, vues: 3, id: 'x' };
    expect(knownFields(sent, shape)).toEqual({ titre: 'Tour' });
  });

  it.each(['https://images.example/1.webp', 'http://127.0.0.1/1.webp', ''])(
    'keeps its picture when it says %j of it',
    (image) => {
      expect(knownFields({ titre: 'Tour', image }, shape)).toEqual({ titre: 'Tour' });
    },
  );

  it.each(['data:image/png;base64,AAAA', { path: 'incoming/u/1' }, 'image.png', 7])(
    'has %j judged as a new picture',
    (image) => {
      expect(knownFields({ image }, shape)).toEqual({ image });
    },
  );

  it.each([null, 7, 'text', [], undefined])('is left to the command when it is %j', (body) => {
    expect(withId(knownFields(body, shape), 'x')).toEqual(body);
  });

  it('gets the id of the path, whatever it says itself', () => {
    expect(withId({ titre: 'Tour', id: 'x' }, 'y')).toEqual({ titre: 'Tour', id: 'y' });
  });

  it('does not let a prototype through', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"titre":"x"},"note":1}');
    expect(Object.keys(knownFields(sent, shape) as object)).toEqual(['note']);
  });
});
