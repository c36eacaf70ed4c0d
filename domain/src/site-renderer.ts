import type { Campagne, PublicCampagne } from './campagne/campagne.ts';
import type { FieldErrors } from './command-error.ts';
import type { EnrolmentForm } from './inscription/inscription.ts';
import type { RequestedCorrection } from './inscription/record.ts';
import type { Suivi } from './inscription/suivi.ts';
import type { ArticleCategorie } from './article/article.ts';
import type { StoredDocument } from './content/stored-documents.ts';

interface ArticlesWanted {
  /** Of all when absent. */
  readonly categorie?: ArticleCategorie | undefined;
  /** At most. */
  readonly count: number;
}

/**
 * What the public pages read, in the browser with Firestore's small SDK and on the server with
 * the Admin SDK. Nothing that is not published is among it.
 */
export interface PublishedDocuments {
  /** The latest first. */
  readonly articles: (wanted: ArticlesWanted) => Promise<readonly StoredDocument[]>;
  /** The article that carries the mark of the principal one, if it has that category. */
  readonly principal: (categorie?: ArticleCategorie) => Promise<StoredDocument | undefined>;
  readonly article: (id: string) => Promise<StoredDocument | undefined>;
  /** The latest first, at most `count`. */
  readonly photos: (count: number) => Promise<readonly StoredDocument[]>;
  /** The latest first, at most `count`, and never more than may be published. */
  readonly temoignages: (count?: number) => Promise<readonly StoredDocument[]>;
  /** The photographs of the site; without fields where there are none. */
  readonly vitrine: () => Promise<StoredDocument | undefined>;
}

/**
 * Every page of the site around its content: with comments where the head, the screen and the data
 * of a page go. Path of the file below the public folder.
 */
export const templatePath = 'modeles/page';

/** The file beside the renderer that says which site it is of. */
export const siteDescription = 'site.json';

export interface SiteDescription {
  readonly version: string;
  /** The file of the `SiteRenderer`, in the same folder. */
  readonly renderer: string;
}

/** A public page with what it shows, as the server answers it. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** What goes into the head: title, description, styles. */
  readonly head: string;
  readonly screen: string;
  /** What the screen shows, as JSON in an element, for React to take over. */
  readonly data: string;
}

/** An application that was sent without scripts, whose form is shown again. */
interface ReturnedApplication {
  readonly requestId: string;
  /** When it was begun, ISO 8601; empty when that is unknown. */
  readonly commenceLe: string;
  readonly form: EnrolmentForm;
  readonly sansEmail: boolean;
  /** Correction of the application that the centre has under this `requestId`. */
  readonly isCorrected: boolean;
  /** Why it was refused, and what to say at the fields; absent when it is opened to be corrected. */
  readonly refusal?: { readonly message: string; readonly fields: FieldErrors };
}

/** A form that was sent without scripts and has to wait. */
export interface WaitingForm {
  /** Where it is sent. */
  readonly path: string;
  /** Why it waits. */
  readonly message: string;
  /** All that was sent. */
  readonly fields: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** The answers that a receipt shows: those by which a slip is found before it does harm. */
export const receiptFields = [
  ...(['nom', 'prenom', 'sexe', 'dateNaissance', 'telephone', 'email'] as const),
  ...(['parcours', 'classe', 'specialite', 'modalite'] as const),
] as const;
type ReceiptField = (typeof receiptFields)[number];

/** An application that the centre has, and what it answered. */
export interface ReceivedApplication {
  readonly receipt: {
    readonly reference: string;
    /** ISO 8601, by the server's clock. */
    readonly dateInscription: string;
  };
  readonly form: Pick<EnrolmentForm, ReceiptField>;
  /** What happens next, and when; as in the first campaign when absent. */
  readonly campagne?: Pick<Campagne, 'suite' | 'reponse'> | undefined;
  /** All that was sent without scripts; sent again, it opens the form to be corrected. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** What somebody asked about an application, and what they are answered. */
export interface FollowedApplication {
  readonly reference: string;
  readonly dateNaissance: string;
  /** Absent when nothing fits. */
  readonly suivi?: Suivi;
  /** What the applicant asks to have corrected. */
  readonly correction?: RequestedCorrection['answers'];
  /** Whether the staff has it. */
  readonly isPassedOn?: boolean;
  /** Why nothing is answered or passed on, and what is wrong with each field. */
  readonly problem?: string;
  readonly fields?: FieldErrors;
}

/** The module that the build of the site makes for the server. */
export interface SiteRenderer {
  /**
   * @param url path and query, such as `/blog?categorie=autres`.
   * @param campagne what the page says about the enrolment.
   * @returns undefined for an address that is no page with content or a form.
   * @throws what the documents throw.
   */
  readonly renderPage: (
    url: string,
    documents: PublishedDocuments,
    campagne: PublicCampagne,
  ) => Promise<RenderedPage | undefined>;
  /** The page of the form, with its answers and what is wrong with them. */
  readonly renderForm: (
    returned: ReturnedApplication,
    campagne: PublicCampagne,
  ) => Promise<RenderedPage>;
  /** What sends a form again that has to wait: a whole document. */
  readonly renderWaiting: (form: WaitingForm) => Promise<string>;
  /** The receipt of an application that was sent without scripts: a whole document. */
  readonly renderReceipt: (application: ReceivedApplication) => Promise<string>;
  /** The answer to a question about an application. */
  readonly renderSuivi: (
    followed: FollowedApplication,
    campagne: PublicCampagne,
  ) => Promise<RenderedPage>;
}
