import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRemovePlan } from '../../../../data/rates.ts'
import { May } from '../../../../session/may.tsx'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { toast } from '../../../../ui/toast.ts'
import { RemoveDialog } from '../remove-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { mealNames, planLimitWords, planPaymentWords, planPolicyWords, planPriceWords } from './plan-words.ts'

type Open = { kind: 'edit'; plan: RatePlan | null } | { kind: 'remove'; plan: RatePlan }

type PlansCardProps = { hotel: Hotel; plans: readonly RatePlan[]; takesPayments: boolean }

export function PlansCard({ hotel, plans, takesPayments }: PlansCardProps) {
  const isOpen = usePlatform().platform?.switches.onlinePayments === 'open'
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Card>
      <CardHead title={say('Rate plans')} subtitle={say('The same rooms, sold on different terms')}>
        <May do="change-offer" at={hotel.id}>
          <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'edit', plan: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add rate plan')}
          </Button>
        </May>
      </CardHead>
      {plans.length === 0 ? (
        <p className="text-muted">
          {say('No rate plans yet. Guests book through a rate plan, so add one, such as Flexible.')}
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {plans.map((plan) => (
            <li key={plan.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <h3 className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
                  {plan.name}
                  {plan.isActive ? null : <Badge tone="neutral">{say('Inactive')}</Badge>}
                </h3>
                <p className="text-[14px] leading-5">
                  {mealNames[plan.mealPlan]}, {planPriceWords(plan, hotel.currency)}
                </p>
                <p className="text-sm text-muted">
                  {[
                    planPolicyWords(plan),
                    ...(isOpen ? [planPaymentWords(plan, hotel)] : []),
                    ...planLimitWords(plan),
                  ].join(', ')}
                </p>
              </div>
              <May do="change-offer" at={hotel.id}>
                <div className="flex shrink-0">
                  <IconButton
                    label={say('Edit {name}', { name: isolate(plan.name) })}
                    onClick={() => setOpen({ kind: 'edit', plan })}
                  >
                    <Pencil aria-hidden="true" className="size-[18px]" />
                  </IconButton>
                  <IconButton
                    label={say('Remove {name}', { name: isolate(plan.name) })}
                    onClick={() => setOpen({ kind: 'remove', plan })}
                  >
                    <Trash2 aria-hidden="true" className="size-[18px]" />
                  </IconButton>
                </div>
              </May>
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'edit' ? (
        <PlanDialog {...{ hotel, takesPayments }} plan={open.plan} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? <PlanRemove hotelId={hotel.id} plan={open.plan} onClose={close} /> : null}
    </Card>
  )
}

function PlanRemove({ hotelId, plan, onClose }: { hotelId: string; plan: RatePlan; onClose: () => void }) {
  const removal = useRemovePlan(hotelId)
  return (
    <RemoveDialog
      title={say('Remove {name}?', { name: isolate(plan.name) })}
      text={say('It will no longer be offered. Existing bookings keep their terms.')}
      error={removal.error}
      isBusy={removal.isPending}
      onRemove={() =>
        removal.mutate(plan.id, {
          onSuccess() {
            toast.success(say('{name} was removed.', { name: isolate(plan.name) }))
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
