import { describe, expect, it } from 'vitest';
import { edited, editsIn } from './recipe.ts';

const page = `# Page

### Do this

1. First.

   \`\`\`diff
   --- a.ts
      one,
   +  two,
   -  three,
   \`\`\`

### Do that

\`\`\`diff
--- b.ts
+new
+
+file
\`\`\`
`;

describe('A recipe', () => {
  it('is read from the blocks under its heading', () => {
    expect(editsIn(page, 'Do this')).toEqual([
      { file: 'a.ts', before: '  one,\n  three,\n', after: '  one,\n  two,\n' },
    ]);
    expect(editsIn(page, 'Do that')).toEqual([
      { file: 'b.ts', before: '', after: 'new\n\nfile\n' },
    ]);
    expect(() => editsIn(page, 'Do nothing')).toThrow('no recipe');
  });

  it('changes the lines that it names, which must stand there once', () => {
    const [edit] = editsIn(page, 'Do this');
    if (!edit) throw new Error('no edit');
    const text = 'x\n  one,\n  three,\ny\n';
    expect(edited(text, edit)).toBe('x\n  one,\n  two,\ny\n');
    expect(() => edited('x\n', edit)).toThrow('not once in a.ts');
    expect(() => edited(text + text, edit)).toThrow('not once in a.ts');
  });
});
