import type { Campagne, PublicCampagne } from './campagne/campagne.ts';
import type { FieldErrors } from './command-error.ts';
import type { EnrolmentForm } from './inscription/inscription.ts';
import type { RequestedCorrection } from './inscription/record.ts';
import type { Suivi } from './inscription/suivi.ts';
import type { ArticleCategorie } from './article/article.ts';
import type { StoredDocument } from './content/stored-documents.ts';

interface ArticlesQuery {
  /** All categories when absent. */
  readonly categorie?: ArticleCategorie | undefined;
  /** Maximum. */
  readonly count: number;
}

/**
 * Data source of the public pages, which returns published documents only. Uses Firestore's small
 * SDK in the browser and the Admin SDK on the server.
 */
export interface PublishedDocuments {
  /** The latest first. */
  readonly articles: (query: ArticlesQuery) => Promise<readonly StoredDocument[]>;
  /** The article marked as principal, if it has that category. */
  readonly principal: (categorie?: ArticleCategorie) => Promise<StoredDocument | undefined>;
  readonly article: (id: string) => Promise<StoredDocument | undefined>;
  /** The latest first, at most `count`. */
  readonly photos: (count: number) => Promise<readonly StoredDocument[]>;
  /** The latest first, at most `count`, and never more than may be published. */
  readonly temoignages: (count?: number) => Promise<readonly StoredDocument[]>;
  /** The photographs of the site; a document without fields when there are none. */
  readonly vitrine: () => Promise<StoredDocument | undefined>;
}

/**
 * Path of the page template below the public folder. Comments in it mark the places of the head,
 * the screen and the data of a page.
 */
export const templatePath = 'modeles/page';

/** Name of the file with the `SiteDescription`, beside the renderer. */
export const siteDescription = 'site.json';

export interface SiteDescription {
  readonly version: string;
  /** File name of the `SiteRenderer`, in the same folder. */
  readonly renderer: string;
}

/** Server-rendered public page. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** Content of `<head>`: title, description, styles. */
  readonly head: string;
  readonly screen: string;
  /** Element with the data of the screen as JSON, for the hydration by React. */
  readonly data: string;
}

/** Application sent without JavaScript whose form is shown again. */
interface ReturnedApplication {
  readonly requestId: string;
  /** Start of the form, ISO 8601; empty when unknown. */
  readonly commenceLe: string;
  readonly form: EnrolmentForm;
  readonly sansEmail: boolean;
  /** Whether it corrects the application stored under this `requestId`. */
  readonly isCorrected: boolean;
  /** Reason of a refusal, with errors by field; absent when the form is opened for a correction. */
  readonly refusal?: { readonly message: string; readonly fields: FieldErrors };
}

/** Form sent without JavaScript that has to be sent again after a delay. */
export interface WaitingForm {
  /** Path to which the form is sent. */
  readonly path: string;
  /** Reason of the delay, in French. */
  readonly message: string;
  /** All submitted fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** Answers on a receipt: those in which an applicant should notice an error early. */
export const receiptFields = [
  ...(['nom', 'prenom', 'sexe', 'dateNaissance', 'telephone', 'email'] as const),
  ...(['parcours', 'classe', 'specialite', 'modalite'] as const),
] as const;
type ReceiptField = (typeof receiptFields)[number];

/** Stored application with its receipt. */
export interface ReceivedApplication {
  readonly receipt: {
    readonly reference: string;
    /** ISO 8601, by the server's clock. */
    readonly dateInscription: string;
  };
  readonly form: Pick<EnrolmentForm, ReceiptField>;
  /** Announced next step and its date; those of the first campaign when absent. */
  readonly campagne?: Pick<Campagne, 'suite' | 'reponse'> | undefined;
  /** Fields submitted without JavaScript; sent again, they open the form for a correction. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** Query about an application, with its answer. */
export interface FollowedApplication {
  readonly reference: string;
  readonly dateNaissance: string;
  /** Absent when no application matches. */
  readonly suivi?: Suivi;
  /** Answers that the applicant asks to correct. */
  readonly correction?: RequestedCorrection['answers'];
  /** Whether the staff has received that correction. */
  readonly isPassedOn?: boolean;
  /** Reason of a refusal, in French, with errors by field. */
  readonly problem?: string;
  readonly fields?: FieldErrors;
}

/** Server-side renderer of the site, a module made by its build. */
export interface SiteRenderer {
  /**
   * @param url path and query, such as `/blog?categorie=autres`.
   * @param campagne campaign that the page announces.
   * @returns undefined for an address without a server-rendered page.
   * @throws errors of `documents`.
   */
  readonly renderPage: (
    url: string,
    documents: PublishedDocuments,
    campagne: PublicCampagne,
  ) => Promise<RenderedPage | undefined>;
  /** Page of the enrolment form, with its answers and their errors. */
  readonly renderForm: (
    returned: ReturnedApplication,
    campagne: PublicCampagne,
  ) => Promise<RenderedPage>;
  /** Page that sends a delayed form again: a complete HTML document. */
  readonly renderWaiting: (form: WaitingForm) => Promise<string>;
  /** Receipt of an application sent without JavaScript: a complete HTML document. */
  readonly renderReceipt: (application: ReceivedApplication) => Promise<string>;
  /** Follow-up page with the answer about an application. */
  readonly renderSuivi: (
    followed: FollowedApplication,
    campagne: PublicCampagne,
  ) => Promise<RenderedPage>;
}
