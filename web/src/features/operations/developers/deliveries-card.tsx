import { webhookTryWords } from '@roomlark/contract/operations/webhook-events'
import type { WebhookDelivery } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useDeliveries, usePostbacks, useWebhooks } from '../../../data/developers.ts'
import { cx } from '../../../lib/cx.ts'
import { clockSeconds, isoDate, longDate } from '../../../lib/format-date.ts'
import { countText } from '../../../lib/format-number.ts'
import { useUser } from '../../../session/session-context.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { CardFrame, CardInside } from './card-frame.tsx'
import { DeliveryDetail } from './delivery-detail.tsx'

export function DeliveriesCard() {
  const [webhookId, setWebhookId] = useState('')
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const { userType } = useUser()
  const webhooks = useWebhooks().data ?? []
  const postbacks = usePostbacks(userType === 'affiliate').data ?? []
  const addresses = [...webhooks, ...postbacks]
  const isKnown = addresses.some(({ id }) => id === webhookId)
  const query = useDeliveries({ webhookId: isKnown ? webhookId : undefined, page })
  const deliveries = query.data?.data
  const meta = query.data?.meta
  function choose(id: string) {
    setWebhookId(id)
    setPage(1)
  }
  return (
    <CardFrame
      title={say('Deliveries')}
      subtitle={say('Kept for 30 days')}
      action={
        addresses.length > 1 ? (
          <ChipSelect
            label={say('Address##URL')}
            value={isKnown ? webhookId : ''}
            isOn={isKnown}
            choices={[
              { value: '', label: say('Any') },
              ...addresses.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChoose={choose}
          />
        ) : null
      }
    >
      {deliveries === undefined ? (
        <CardInside>
          <CardWaiting query={query} />
        </CardInside>
      ) : deliveries.length === 0 ? (
        <CardInside>
          <p className="text-muted">
            {say('Nothing was sent yet. Each call and its answer will be listed here.')}
          </p>
        </CardInside>
      ) : (
        <DeliveryTable
          deliveries={deliveries}
          openId={openId}
          onToggle={(id) => setOpenId(id === openId ? null : id)}
        />
      )}
      {meta && meta.totalPages > 1 ? (
        <div className="flex items-center justify-between gap-3 border-t border-border px-[18px] py-3 text-sm text-muted md:px-6">
          <Button variant="quiet" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {say('Newer')}
          </Button>
          <span>
            {say('Page {page} of {pages}', {
              page: countText(meta.page),
              pages: countText(meta.totalPages),
            })}
          </span>
          <Button
            variant="quiet"
            size="sm"
            disabled={page >= meta.totalPages}
            onClick={() => setPage(page + 1)}
          >
            {say('Older')}
          </Button>
        </div>
      ) : null}
    </CardFrame>
  )
}

type DeliveryTableProps = {
  deliveries: WebhookDelivery[]
  openId: string | null
  onToggle: (id: string) => void
}

function DeliveryTable({ deliveries, openId, onToggle }: DeliveryTableProps) {
  const days = Map.groupBy(deliveries, ({ at }) => isoDate(new Date(at)))
  return (
    <table className="w-full border-collapse text-left text-[14.5px] max-md:block">
      <caption className="sr-only">{say('What we sent, newest first')}</caption>
      {[...days].map(([day, rows], index) => (
        <tbody key={day} className="max-md:block">
          <tr className="text-sm text-muted max-md:block max-md:px-[18px] max-md:pt-2 max-md:pb-2 [&_th]:pt-2 [&_th]:pr-4 [&_th]:pb-3 [&_th]:font-[560] md:[&_th:first-child]:pl-6">
            <th scope="col">{dayWords(rows[0]?.at)}</th>
            {index === 0 ? (
              <>
                <th scope="col" className="max-md:hidden">
                  {say('Event')}
                </th>
                <th scope="col" className="max-md:hidden">
                  {say('To##recipient')}
                </th>
                <th scope="col" className="max-md:hidden">
                  {say('Answer')}
                </th>
                <th scope="col" className="text-right max-md:hidden">
                  {say('Tries')}
                </th>
                <th scope="col" className="text-right max-md:hidden">
                  {say('Took##duration')}
                </th>
                <td className="max-md:hidden" />
              </>
            ) : (
              <td colSpan={6} className="max-md:hidden" />
            )}
          </tr>
          {rows.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              isOpen={delivery.id === openId}
              onToggle={() => onToggle(delivery.id)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const openLook =
  'bg-[color-mix(in_srgb,var(--color-primary-soft)_45%,var(--color-surface))] [box-shadow:inset_3px_0_0_var(--color-primary)]'

type DeliveryRowProps = { delivery: WebhookDelivery; isOpen: boolean; onToggle: () => void }

function DeliveryRow({ delivery, isOpen, onToggle }: DeliveryRowProps) {
  const { id, at, type, webhookName, tries, state } = delivery
  const last = tries.at(-1)
  const isDelivered = state === 'delivered'
  return (
    <>
      <tr
        className={cx(
          'border-t border-border max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-3 max-md:px-[18px] max-md:py-3 md:[&>td]:py-2.5 md:[&>td]:pr-4',
          isOpen && openLook,
        )}
      >
        <td className="tabular-nums max-md:col-start-1 max-md:row-start-2 max-md:text-sm max-md:text-muted md:pl-6">
          {clockSeconds(new Date(at))}
          <span className="md:hidden">, {webhookName}</span>
        </td>
        <td className="max-md:col-start-1 max-md:row-start-1">
          <code className="font-mono text-[13px] wrap-anywhere">{type}</code>
        </td>
        <td className="wrap-anywhere max-md:hidden">{webhookName}</td>
        <td className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
          {last ? (
            <Badge tone={isDelivered ? 'success' : 'error'}>{last.status ?? say('None')}</Badge>
          ) : (
            <Badge tone="neutral">{say('Waiting')}</Badge>
          )}
        </td>
        <td className="text-right tabular-nums max-md:hidden">{countText(tries.length)}</td>
        <td className="text-right tabular-nums max-md:hidden">
          {isDelivered && last ? (
            say('{duration} ms', { duration: countText(last.tookMs) })
          ) : (
            <span className="text-muted">–</span>
          )}
        </td>
        <td className="text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:pr-4!">
          <IconButton
            label={[
              isOpen ? say('Close {event}', { event: type }) : say('Open {event}', { event: type }),
              ...(last ? [webhookTryWords(last)] : []),
            ].join(', ')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `delivery-${id}` : undefined}
            className="-my-1.5"
            onClick={onToggle}
          >
            <ChevronDown
              aria-hidden="true"
              className={cx('size-[17px] transition-transform', isOpen && 'rotate-180')}
            />
          </IconButton>
        </td>
      </tr>
      {isOpen ? (
        <tr id={`delivery-${id}`} className={cx(openLook, 'max-md:block')}>
          <td colSpan={7} className="max-md:block">
            <DeliveryDetail delivery={delivery} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

function dayWords(at: string | undefined): string {
  const date = new Date(at ?? 0)
  return isoDate(date) === isoDate(new Date()) ? say('Today') : longDate(date)
}
