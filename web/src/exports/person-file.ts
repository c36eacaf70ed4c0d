import { formatDateTime, formatDay } from '@centre/domain/dates';
import { escapeHtml, jsonForHtml } from '@centre/domain/html';
import type { ExportedApplication } from '@centre/domain/inscription/personal-data';
import { consentTexts } from '../texts/consent.texts.ts';
import { ficheSections, receivedText, statutText, screenOrder } from '../texts/fiche.texts.ts';
import {
  auditEventText,
  contactText,
  personFileTexts as texts,
} from '../texts/persons.texts.ts';

type Row = readonly [label: string, value: string];
type Sender = Readonly<Record<'name' | 'email', string>>;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{border-top:1px solid #ccc;padding:.35rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:40%;font-weight:400;color:#444}h2{margin-top:2.5rem}td{white-space:pre-line}`;

/** HTML file with the personal data of an applicant, to read and print; it contains them as JSON. */
export function personalDataFile(
  applications: readonly ExportedApplication[],
  centre: Sender,
  now: Date,
): Blob {
  return new Blob([personalDataPage(applications, centre, now)], {
    type: 'text/html;charset=utf-8',
  });
}

/** HTML of the file, without the names of staff members, whose privacy counts too. */
export function personalDataPage(
  applications: readonly ExportedApplication[],
  { name, email }: Sender,
  now: Date,
): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="only light">
<title>${escapeHtml(texts.title)}</title>
<style>${style}</style>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.made(name, formatDateTime(now)))}</p>
${applications.map(sectionOf).join('\n')}
<p>${escapeHtml(texts.rights(email))}</p>
<script type="application/json" id="donnees">${jsonForHtml(applications.map(withoutStaff))}</script>
</html>
`;
}

function withoutStaff({ inscription, journal }: ExportedApplication) {
  const { note, pieceManquante, prevenu } = inscription;
  const anonymised = {
    note: note && withoutAuthor(note),
    pieceManquante: pieceManquante && withoutAuthor(pieceManquante),
    prevenu: prevenu.map(withoutAuthor),
  };
  return { inscription: { ...inscription, traitePar: undefined, ...anonymised }, journal };
}

function withoutAuthor<Entry extends { readonly par: string }>(entry: Entry) {
  return { ...entry, par: undefined };
}

function sectionOf({ inscription, journal }: ExportedApplication): string {
  const { reference, expiration, note, pieceManquante, prevenu } = inscription;
  const { notice, guardian = '' } = consentTexts(inscription);
  const about: Row[] = [
    [texts.reference, reference],
    [texts.received, receivedText(inscription)],
    [texts.statut, statutText(inscription)],
    [texts.keptUntil, formatDay(expiration)],
    [texts.consent, guardian === '' ? notice : `${notice}\n${guardian}`],
    [texts.piece, pieceManquante?.texte ?? ''],
    [texts.prevenu, prevenu.map(contactText).join('\n')],
    [texts.note, note ? `${note.texte}\n${texts.noted(formatDateTime(note.date))}` : ''],
  ];
  const events = journal.map((event): Row => [
    formatDateTime(event.date),
    auditEventText(event),
  ]);
  const answers = ficheSections(inscription, screenOrder).map(({ title, facts }) =>
    tableOf(
      title,
      facts.map(({ label, value }) => [label, value]),
    ),
  );
  return `<h2>${escapeHtml(texts.application(reference))}</h2>
${tableOf(texts.about, about)}
${answers.join('\n')}
${tableOf(texts.journal, events)}
<p>${escapeHtml(events.length === 0 ? texts.noJournal : texts.journalNote)}</p>`;
}

function tableOf(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value || texts.empty)}</td></tr>`,
  );
  return `<h3>${escapeHtml(title)}</h3>\n<table>${lines.join('\n')}</table>`;
}
