/** Prints documents, accounts and files of the project as JSON, always in the same order. */
import { createHash } from 'node:crypto';
import {
  collectionNames,
  everyAccount,
  everyDocument,
  everyObject,
} from '../../functions/src/data/every-document.ts';

const documents: Record<string, unknown> = {};
for (const collection of await collectionNames()) {
  for await (const document of everyDocument(collection)) {
    documents[document.ref.path] = document.data();
  }
}

const accounts: Record<string, unknown> = {};
for await (const { uid, metadata, ...account } of everyAccount()) {
  // The times of token refreshes are left out, because a refresh does not change the account.
  const { creationTime, lastSignInTime } = metadata;
  accounts[uid] = { ...account, creationTime, lastSignInTime, tokensValidAfterTime: undefined };
}

const files: Record<string, unknown> = {};
for await (const file of everyObject()) {
  const [bytes] = await file.download({ decompress: false });
  const { contentType, cacheControl, contentEncoding, metadata } = file.metadata;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  files[file.name] = { contentType, cacheControl, contentEncoding, metadata, sha256 };
}

console.log(JSON.stringify({ documents, accounts, files }));
