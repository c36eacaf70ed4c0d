import { Box, Button, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { loadCampagnes } from '../../data/staff/desk-campagnes.ts';
import {
  editedFieldsOf,
  readStaffCampagne,
  type StaffCampagne,
} from '../../data/staff/staff-campagne.ts';
import { useQuery } from '../../data/use-query.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { common } from '../common.texts.ts';
import { LoadFailure } from '../ui/collection.tsx';
import { useOnRefresh, usePreload } from '../ui/loading.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { CampagneForm } from './campagne-form.tsx';
import { campagneTab as texts, nextTexts } from './campagne.texts.ts';
import { PlacesForm } from './places-form.tsx';
import { Publications } from './publication.tsx';

const NextCampagne = lazyComponent(
  async () => (await import('./next-campagne.tsx')).NextCampagne,
  null,
);

/** Section to open and close the enrolment and to publish its decisions. */
export function CampagneTab() {
  const { value, hasFailed, reload } = useQuery(
    readStaffCampagne,
    staffCampagneMessages.loadFailed,
  );
  const [isOpening, setOpening] = useState(false);
  useOnRefresh(reload);
  usePreload(NextCampagne);

  async function onSaved() {
    await Promise.all([reload(), loadCampagnes()]);
  }

  return (
    <>
      <TabHead title={texts.title}>
        {value && (
          <Button variant="outline" size="sm" onClick={() => setOpening(true)}>
            <CalendarPlus size={16} aria-hidden />
            {nextTexts.open}
          </Button>
        )}
      </TabHead>
      <Box color="ink.muted" marginBottom="4">
        {texts.lead}
      </Box>
      {value && <Publications campagne={value} onPublished={reload} />}
      {value && <Forms campagne={value} onSaved={onSaved} />}
      {value && isOpening && (
        <NextCampagne campagne={value} onSaved={onSaved} onClose={() => setOpening(false)} />
      )}
      {!value && hasFailed && (
        <LoadFailure onRetry={() => void reload()}>
          {staffCampagneMessages.loadFailed}
        </LoadFailure>
      )}
      {!value && !hasFailed && (
        <div role="status">
          <VisuallyHidden>{common.loading}</VisuallyHidden>
          <Skeleton minHeight="240px" />
        </div>
      )}
    </>
  );
}

interface FormsProps {
  readonly campagne: StaffCampagne;
  readonly onSaved: () => Promise<void>;
}

/** Two forms of one document: saving one keeps unsaved input in the other. */
function Forms({ campagne, onSaved }: FormsProps) {
  const initial = JSON.stringify(editedFieldsOf(campagne));
  const places = JSON.stringify(campagne.places ?? {});
  return (
    <>
      <CampagneForm key={initial} draft={initial} {...{ campagne, onSaved }} />
      <PlacesForm key={`places ${places}`} draft={places} {...{ campagne, onSaved }} />
    </>
  );
}
