import { formatLongDate } from '@centre/domain/dates';
import { Link } from 'react-router-dom';
import { deviceTexts } from '../../texts/inscription.texts.ts';
import { site } from '../../texts/site.texts.ts';
import {
  eraseDevice,
  keepOnDevice,
  restoreDeviceDraft,
  type DeviceState,
} from '../../data/public/enrolment-draft.ts';

interface DeviceProps {
  readonly device: DeviceState;
}

const EraseButton = () => (
  <button type="button" onClick={eraseDevice} className="button outline mt-2">
    {deviceTexts.erase}
  </button>
);

/** Notices about stored answers: the last reference, and a draft of another day or tab. */
export function DeviceNotices({ device }: DeviceProps) {
  const { last, isRestored, isElsewhere } = device;
  return (
    <>
      {isElsewhere && (
        <div role="alert" className="notice warning">
          {deviceTexts.elsewhere}
          <div className="wrap gap-3 mt-2">
            <button type="button" onClick={() => keepOnDevice(true)} className="button solid">
              {deviceTexts.keepOurs}
            </button>
            <button type="button" onClick={restoreDeviceDraft} className="button outline">
              {deviceTexts.takeOther}
            </button>
          </div>
        </div>
      )}
      {isRestored && (
        <div role="status" className="notice">
          <p>{deviceTexts.restored}</p>
          <EraseButton />
        </div>
      )}
      {last && (
        <section aria-label={deviceTexts.last} className="notice">
          <p className="bold">{deviceTexts.last}</p>
          <p>
            {deviceTexts.lastSent(
              last.reference,
              formatLongDate(new Date(last.dateInscription)),
            )}
          </p>
          <div className="text-sm muted">{deviceTexts.lastHint}</div>
          <div className="wrap gap-x-3">
            <Link to={site.followPath} className="button outline mt-2">
              {site.follow}
            </Link>
            {!isRestored && <EraseButton />}
          </div>
        </section>
      )}
    </>
  );
}

/** Checkbox to keep the answers on this device after the tab is closed. */
export function KeepAnswers({ device }: DeviceProps) {
  return (
    <div>
      <label className="check text-sm">
        <input
          type="checkbox"
          checked={device.isKept}
          onChange={(event) => keepOnDevice(event.target.checked)}
        />
        {deviceTexts.keep}
      </label>
      <div className="text-xs muted">{deviceTexts.keepHint}</div>
      {device.isKept && <EraseButton />}
    </div>
  );
}
