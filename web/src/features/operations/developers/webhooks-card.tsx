import { isolate } from '@roomlark/contract/isolate'
import { webhookTopicsWords } from '@roomlark/contract/operations/webhook-events'
import type { Webhook, WebhookWithSecret } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useWebhooks } from '../../../data/developers.ts'
import { cx } from '../../../lib/cx.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Plus } from '../../../ui/icons/plus.ts'
import { Webhook as WebhookIcon } from '../../../ui/icons/webhook.ts'
import { BellSpot } from '../../../ui/spot.tsx'
import { CardFrame, CardInside } from './card-frame.tsx'
import { SecretBox } from './secret-box.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { describeHealth, healthWords } from './webhook-health.ts'

export function WebhooksCard() {
  const query = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<WebhookWithSecret | null>(null)
  const addresses = query.data
  const addAddress = (
    <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {say('Add address')}
    </Button>
  )
  return (
    <CardFrame
      title={say('Webhooks')}
      subtitle={say('We call you when something happens, signed, and try again for three days')}
      action={addresses && addresses.length > 0 ? addAddress : null}
    >
      {made ? (
        <div className="px-[18px] pb-4 md:px-6">
          <SecretBox
            title={say('Copy the secret of {webhook} now, it is shown only once.', {
              webhook: isolate(made.webhook.name),
            })}
            secret={made.secret}
            onClose={() => setMade(null)}
          />
        </div>
      ) : null}
      {addresses === undefined ? (
        <CardInside>
          <CardWaiting query={query} />
        </CardInside>
      ) : addresses.length === 0 ? (
        <EmptyState
          spot={<BellSpot />}
          title={say('No addresses yet')}
          text={say('Add the address of a system that should be notified of events here immediately.')}
          action={addAddress}
        />
      ) : (
        <ul>
          {addresses.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setMade} />
          ))}
        </ul>
      )}
      {isAdding ? <WebhookDialog onMade={setMade} onClose={() => setAdding(false)} /> : null}
    </CardFrame>
  )
}

const tones = {
  success: 'bg-success-soft text-success-text',
  error: 'bg-error-soft text-error-text',
  warning: 'bg-warning-soft text-warning-text',
  neutral: 'bg-sunken text-muted',
}

type WebhookRowProps = { webhook: Webhook; onSecret: (made: WebhookWithSecret) => void }

function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { tone, label } = describeHealth(webhook)
  return (
    <li className="flex items-start gap-x-4 gap-y-2 border-t border-border px-[18px] py-4 md:items-center md:px-6">
      <span
        aria-hidden="true"
        className={cx('grid size-10 shrink-0 place-items-center rounded-[10px]', tones[tone])}
      >
        <WebhookIcon className="size-[19px]" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 grow items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">{webhook.name}</p>
          <p className="text-sm text-muted wrap-anywhere">{webhook.url}</p>
        </div>
        <div className="flex items-center gap-x-4 gap-y-2 text-sm text-muted max-md:flex-wrap md:justify-end md:text-right">
          <div className="min-w-0">
            <p>{webhookTopicsWords(webhook.topics)}</p>
            <p className="tabular-nums">{healthWords(webhook)}</p>
          </div>
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <WebhookActions webhook={webhook} onSecret={onSecret} />
    </li>
  )
}
