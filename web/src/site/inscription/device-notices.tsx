import { formatLongDate } from '@centre/domain/dates';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { deviceWords } from '../../texts/inscription.texts.ts';
import { site } from '../../texts/site.texts.ts';
import {
  eraseDevice,
  keepOnDevice,
  takeKeptDraft,
  type DeviceState,
} from '../../data/public/enrolment-draft.ts';
import { buttons, checkLabel, notices } from '../../ui/styles.ts';

interface DeviceProps {
  readonly device: DeviceState;
}

const Erase = () => (
  <button
    type="button"
    onClick={eraseDevice}
    className={css({ ...buttons.outline, marginTop: '2' })}
  >
    {deviceWords.erase}
  </button>
);

/** What is on this device, above the form: the last reference, answers of another day or tab. */
export function DeviceNotices({ device }: DeviceProps) {
  const { last, isRestored, isElsewhere } = device;
  return (
    <>
      {isElsewhere && (
        <div role="alert" className={css(notices.warning)}>
          {deviceWords.elsewhere}
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' })}>
            <button
              type="button"
              onClick={() => keepOnDevice(true)}
              className={css(buttons.solid)}
            >
              {deviceWords.keepOurs}
            </button>
            <button type="button" onClick={takeKeptDraft} className={css(buttons.outline)}>
              {deviceWords.takeOther}
            </button>
          </div>
        </div>
      )}
      {isRestored && (
        <div role="status" className={css(notices.info)}>
          <p>{deviceWords.restored}</p>
          <Erase />
        </div>
      )}
      {last && (
        <section aria-label={deviceWords.last} className={css(notices.info)}>
          <p className={css({ fontWeight: '600' })}>{deviceWords.last}</p>
          <p>
            {deviceWords.lastSent(
              last.reference,
              formatLongDate(new Date(last.dateInscription)),
            )}
          </p>
          <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>
            {deviceWords.lastHint}
          </div>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })}>
            <Link to={site.followPath} className={css({ ...buttons.outline, marginTop: '2' })}>
              {site.follow}
            </Link>
            {!isRestored && <Erase />}
          </div>
        </section>
      )}
    </>
  );
}

/** Whether the answers outlive this tab. */
export function KeepAnswers({ device }: DeviceProps) {
  return (
    <div>
      <label className={css({ ...checkLabel, fontSize: 'sm' })}>
        <input
          type="checkbox"
          checked={device.isKept}
          onChange={(event) => keepOnDevice(event.target.checked)}
        />
        {deviceWords.keep}
      </label>
      <div className={css({ fontSize: 'xs', color: 'ink.muted' })}>{deviceWords.keepHint}</div>
      {device.isKept && <Erase />}
    </div>
  );
}
