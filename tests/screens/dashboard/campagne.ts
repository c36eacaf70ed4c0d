import { campagneEtats } from '@centre/domain/campagne/campagne';
import { messages } from '@centre/domain/messages/messages';
import {
  campagneTab,
  publicationWords,
} from '../../../web/src/dashboard/campagne/campagne.texts.ts';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { all } from '../calls.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialogButton, saying } from './section.ts';

const usual = { address: '/dashboard/campagne', account } as const;
const loaded = saying(campagneTab.open);

export const campagne: readonly Screen[] = [
  { ...usual, name: 'tableau-campagne', reach: loaded },
  {
    ...usual,
    name: 'tableau-campagne-fermee',
    reach: all(
      loaded,
      async (page) => page.locator('[name=etat]').selectOption(campagneEtats.fermee),
      saying(campagneTab.onceSaved),
    ),
  },
  {
    ...usual,
    name: 'tableau-campagne-reponse-manquante',
    reach: all(
      loaded,
      async (page) => page.locator('[name=reponse]').fill(''),
      async (page) => button(page, common.save).click(),
      saying(messages.field.required),
    ),
  },
  {
    ...usual,
    name: 'tableau-campagne-a-publier',
    reach: all(loaded, async (page) => {
      await button(page, publicationWords.publish).click();
      await dialogButton(page, publicationWords.publish).waitFor();
    }),
  },
];

/** The same once decisions are published. */
export const published: readonly Screen[] = [
  {
    ...usual,
    name: 'tableau-campagne-publiee',
    reach: all(loaded, saying(publicationWords.publishedLead)),
  },
];
