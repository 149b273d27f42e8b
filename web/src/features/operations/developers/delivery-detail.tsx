import { webhookPausesMs, webhookTryWords } from '@roomlark/contract/operations/webhook-events'
import type { WebhookDelivery } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { useRedeliver } from '../../../data/developers.ts'
import { cx } from '../../../lib/cx.ts'
import { clockSeconds } from '../../../lib/format-date.ts'
import { listWords } from '../../../lib/list-words.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyIconButton } from '../../../ui/copy-button.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { RefreshCw } from '../../../ui/icons/refresh-cw.ts'
import { X } from '../../../ui/icons/x.ts'
import { toast } from '../../../ui/toast.ts'
import { momentWords } from './webhook-health.ts'

export function DeliveryDetail({ delivery }: { delivery: WebhookDelivery }) {
  const redelivery = useRedeliver()
  const { payload } = delivery
  const isAddress = /^https?:/.test(payload)
  const text = isAddress ? payload : JSON.stringify(JSON.parse(payload), null, 2)
  return (
    <div className="grid gap-6 px-[18px] pt-2 pb-6 md:px-6 desk:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <div className="mb-2 flex min-h-10 items-center justify-between">
          <h3>{isAddress ? say('What we called') : say('What we sent')}</h3>
          <CopyIconButton text={payload} label={say('Copy what we sent')} />
        </div>
        <pre className="rounded-[12px] border border-border bg-surface px-4 py-3.5 font-mono text-[13px] leading-5 wrap-anywhere whitespace-pre-wrap">
          {text}
        </pre>
      </div>
      <div className="min-w-0">
        <h3 className="mb-2 flex min-h-10 items-center">{say('Tries')}</h3>
        <Tries delivery={delivery} />
        <Button
          variant="secondary"
          block
          className="mt-3"
          busy={redelivery.isPending && say('Sending...')}
          onClick={() =>
            redelivery.mutate(delivery.id, {
              onSuccess: () => toast.success(say('The event is on its way again.')),
              onError: (error) => showRefusal(error, say('The event was not sent. Please try again.')),
            })
          }
        >
          <RefreshCw aria-hidden="true" className="size-[18px]" />
          {say('Redeliver now')}
        </Button>
      </div>
    </div>
  )
}

function Tries({ delivery }: { delivery: WebhookDelivery }) {
  const { tries, nextTryAt, step, state } = delivery
  return (
    <ol>
      {tries.map((one, index) => {
        const isLast = index === tries.length - 1
        const isAccepted = isLast && state === 'delivered'
        const before = tries[index - 1]
        return (
          <Entry
            key={one.at}
            mark={isAccepted ? 'accepted' : 'refused'}
            title={`${clockSeconds(new Date(one.at))}, ${webhookTryWords(one)}`}
            detail={before ? pauseWords(Date.parse(one.at) - Date.parse(before.at)) : say('Immediately')}
          />
        )
      })}
      {nextTryAt ? (
        <Entry
          mark="next"
          title={say('Next at {moment}', { moment: momentWords(nextTryAt) })}
          detail={nextWords(step)}
        />
      ) : null}
      {state === 'failed' ? (
        <Entry
          mark="refused"
          title={say('Not retried automatically')}
          detail={say('Redeliver it once the address works')}
        />
      ) : null}
    </ol>
  )
}

const marks = {
  accepted: { look: 'bg-success-soft text-success-text', icon: <Check className="size-[13px]" /> },
  refused: { look: 'bg-error-soft text-error-text', icon: <X className="size-[13px]" /> },
  next: {
    look: 'border-2 border-accent',
    icon: <i className="block size-2.5 rounded-full bg-accent" />,
  },
}

type EntryProps = { mark: keyof typeof marks; title: string; detail: string }

function Entry({ mark, title, detail }: EntryProps) {
  const { look, icon } = marks[mark]
  return (
    <li className="group relative flex gap-3.5 pb-[13px] last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-6 bottom-0 left-[11px] w-0.5 bg-border group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={cx('z-[1] grid size-6 shrink-0 place-items-center rounded-full', look)}
      >
        {icon}
      </span>
      <span className="min-w-0">
        <span
          className={cx(
            'block text-[14.5px] leading-5 font-[560] wrap-anywhere',
            mark === 'refused' && 'text-muted',
          )}
        >
          {title}
        </span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
    </li>
  )
}

/** `After 5 minutes`: in the largest unit that fits. */
function pauseWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)]
  if (seconds < 100) return say('After {seconds, plural, one {# second} other {# seconds}}', { seconds })
  return seconds < 100 * 60
    ? say('After {minutes, plural, one {# minute} other {# minutes}}', { minutes })
    : say('After {hours, plural, one {# hour} other {# hours}}', { hours })
}

/** Words the next pause, and those after it. */
function nextWords(step: number): string {
  const [pause = 0, ...later] = webhookPausesMs.slice(step)
  const first = pause === 0 ? say('Immediately') : pauseWords(pause)
  const minutes = later.filter((ms) => ms >= 60_000 && ms < 3_600_000).map((ms) => String(ms / 60_000))
  const hours = later.filter((ms) => ms >= 3_600_000).map((ms) => String(ms / 3_600_000))
  const laterHours =
    pause >= 3_600_000
      ? say('then {hours}', { hours: listWords(hours) })
      : say('then {hours} hours', { hours: listWords(hours) })
  return [
    first,
    ...(minutes.length > 0 ? [say('then {minutes} minutes', { minutes: listWords(minutes) })] : []),
    ...(hours.length > 0 ? [laterHours] : []),
  ].join(', ')
}
