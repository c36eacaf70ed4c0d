import { describe, expect, it } from 'vitest';
import { edited, editsIn } from './recipe.ts';

const recipe = `# Do this

1. First.

   \`\`\`diff
   --- a.ts
      one,
   +  two,
   -  three,
   \`\`\`

2. Then.

\`\`\`diff
--- b.ts
+new
+
+file
\`\`\`
`;

describe('A recipe', () => {
  it('is read from its blocks', () => {
    expect(editsIn(recipe)).toEqual([
      { file: 'a.ts', before: '  one,\n  three,\n', after: '  one,\n  two,\n' },
      { file: 'b.ts', before: '', after: 'new\n\nfile\n' },
    ]);
  });

  it('changes the lines that it names, which must stand there once', () => {
    const [edit] = editsIn(recipe);
    if (!edit) throw new Error('no edit');
    const text = 'x\n  one,\n  three,\ny\n';
    expect(edited(text, edit)).toBe('x\n  one,\n  two,\ny\n');
    expect(() => edited('x\n', edit)).toThrow('not once in a.ts');
    expect(() => edited(text + text, edit)).toThrow('not once in a.ts');
  });
});
