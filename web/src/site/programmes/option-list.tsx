import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { card, halves, hiddenText, textLink, thirds, whole } from '../../ui/styles.ts';
import { btsPage, type ProgrammeOption, type Speciality } from './programmes.texts.ts';

const grid = css({
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridTemplateColumns: { base: whole, md: halves, lg: thirds },
});

const codeStyle = css({
  display: 'inline-block',
  paddingInline: '2',
  paddingBlock: '1',
  marginInlineEnd: '2',
  borderRadius: 'control',
  background: 'brand',
  color: 'ink.inverse',
  fontFamily: 'heading',
  fontWeight: '600',
  fontSize: 'sm',
  lineHeight: '1.2',
  letterSpacing: '0.04em',
});

const departmentLink = css({ ...textLink, marginTop: 'auto', color: 'brand', fontSize: 'sm' });

export function OptionList({ specialities }: { specialities: readonly Speciality[] }) {
  return (
    <div className={grid}>
      {specialities.map(({ name, department, options }) => (
        <div
          key={name}
          className={css({
            ...card,
            display: 'flex',
            flexDirection: 'column',
            padding: { base: '4', sm: '5' },
            paddingBottom: { base: '1', sm: '3' },
          })}
        >
          <h3 className={css({ fontSize: 'xl', color: 'brand' })}>{name}</h3>
          <ul
            className={css({
              marginBlock: { base: '2', sm: '4' },
              display: 'grid',
              gap: { base: '3', sm: '4' },
            })}
          >
            {options.map((option) => (
              <Option key={option.name} {...option} />
            ))}
          </ul>
          {department && (
            <Link to={department} className={departmentLink}>
              {btsPage.department}
              <span className={css(hiddenText)}>{` ${name}`}</span>
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

function Option({ code, name, text }: ProgrammeOption) {
  return (
    <li className={css({ paddingTop: { base: '3', sm: '4' }, borderTopWidth: '1px' })}>
      <div className={css({ fontWeight: '600', lineHeight: '1.4' })}>
        {code && <span className={codeStyle}>{code}</span>}
        {name}
      </div>
      <div className={css({ marginTop: '1', fontSize: 'sm', color: 'ink.muted' })}>{text}</div>
    </li>
  );
}
