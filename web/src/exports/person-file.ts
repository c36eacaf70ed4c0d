import { formatDateTime, formatDay } from '@centre/domain/dates';
import { escapeHtml, jsonForHtml } from '@centre/domain/html';
import type { HeldApplication } from '@centre/domain/inscription/personal-data';
import { consentWords } from '../texts/consent.texts.ts';
import { ficheSections, receivedText, statutText, windowOrder } from '../texts/fiche.texts.ts';
import {
  auditEventWords,
  contactWords,
  personFileWords as words,
} from '../texts/persons.texts.ts';

type Row = readonly [label: string, value: string];
type Sender = Readonly<Record<'name' | 'email', string>>;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{border-top:1px solid #ccc;padding:.35rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:40%;font-weight:400;color:#444}h2{margin-top:2.5rem}td{white-space:pre-line}`;

/** The data held of a person, as a page to read and print, which holds the same data as JSON. */
export function personalDataFile(
  applications: readonly HeldApplication[],
  centre: Sender,
  now: Date,
): Blob {
  return new Blob([personalDataPage(applications, centre, now)], {
    type: 'text/html;charset=utf-8',
  });
}

/** The data without names of the staff, whose privacy counts too. */
export function personalDataPage(
  applications: readonly HeldApplication[],
  { name, email }: Sender,
  now: Date,
): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="only light">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.made(name, formatDateTime(now)))}</p>
${applications.map(sectionOf).join('\n')}
<p>${escapeHtml(words.rights(email))}</p>
<script type="application/json" id="donnees">${jsonForHtml(applications.map(withoutStaff))}</script>
</html>
`;
}

function withoutStaff({ inscription, journal }: HeldApplication) {
  const { note, pieceManquante, prevenu } = inscription;
  const words = {
    note: note && anonymous(note),
    pieceManquante: pieceManquante && anonymous(pieceManquante),
    prevenu: prevenu.map(anonymous),
  };
  return { inscription: { ...inscription, traitePar: undefined, ...words }, journal };
}

function anonymous<Noted extends { readonly par: string }>(noted: Noted) {
  return { ...noted, par: undefined };
}

function sectionOf({ inscription, journal }: HeldApplication): string {
  const { reference, expiration, note, pieceManquante, prevenu } = inscription;
  const { notice, guardian = '' } = consentWords(inscription);
  const about: Row[] = [
    [words.reference, reference],
    [words.received, receivedText(inscription)],
    [words.statut, statutText(inscription)],
    [words.keptUntil, formatDay(expiration)],
    [words.consent, guardian === '' ? notice : `${notice}\n${guardian}`],
    [words.piece, pieceManquante?.texte ?? ''],
    [words.prevenu, prevenu.map(contactWords).join('\n')],
    [words.note, note ? `${note.texte}\n${words.noted(formatDateTime(note.date))}` : ''],
  ];
  const deeds = journal.map((event): Row => [
    formatDateTime(event.date),
    auditEventWords(event),
  ]);
  const answers = ficheSections(inscription, windowOrder).map(({ title, facts }) =>
    tableOf(
      title,
      facts.map(({ label, value }) => [label, value]),
    ),
  );
  return `<h2>${escapeHtml(words.application(reference))}</h2>
${tableOf(words.about, about)}
${answers.join('\n')}
${tableOf(words.journal, deeds)}
<p>${escapeHtml(deeds.length === 0 ? words.noJournal : words.journalNote)}</p>`;
}

function tableOf(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value || words.empty)}</td></tr>`,
  );
  return `<h3>${escapeHtml(title)}</h3>\n<table>${lines.join('\n')}</table>`;
}
