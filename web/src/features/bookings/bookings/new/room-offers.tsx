import type { DeskOffer } from '@roomlark/contract/bookings/offers'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../../lib/cx.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import type { NewBookingValues } from './new-booking-values.ts'

type RoomOffersProps = {
  type: Pick<RoomType, 'id' | 'name'>
  plans: readonly Pick<RatePlan, 'id' | 'name'>[]
  offers: readonly DeskOffer[]
}

/** Answers what a room costs before anything is chosen; a price chooses the room on its plan. */
export function RoomOffers({ type, plans, offers }: RoomOffersProps) {
  const { control, setValue } = useFormContext<NewBookingValues>()
  const [rooms, ratePlanId] = useWatch({ control, name: ['rooms', 'ratePlanId'] })
  const ofType = offers.filter(({ roomTypeId }) => roomTypeId === type.id)
  const open = plans.flatMap((plan) => {
    const offer = ofType.find((one) => one.ratePlanId === plan.id)
    return offer && offer.obstacles.length === 0 ? [{ plan, offer }] : []
  })
  const [obstacle] = ofType.flatMap(({ obstacles }) => obstacles)
  if (open.length === 0) {
    if (!obstacle) return null
    return <p className="basis-full text-sm text-muted">{obstacleWords(obstacle, accountFormats)}.</p>
  }
  const quantity = rooms[type.id] ?? 0
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {open.map(({ plan, offer }) => {
        const isChosen = quantity > 0 && plan.id === ratePlanId
        const price = moneyText(offer.totalCents, offer.currency)
        return (
          <button
            key={plan.id}
            type="button"
            aria-pressed={isChosen}
            aria-label={say('{roomType}, {plan}: {price}', { roomType: type.name, plan: plan.name, price })}
            onClick={() => {
              setValue('ratePlanId', plan.id, { shouldDirty: true, shouldValidate: true })
              if (quantity === 0) {
                setValue('rooms', { ...rooms, [type.id]: 1 }, { shouldDirty: true, shouldValidate: true })
              }
            }}
            className={cx(
              'flex min-h-9 items-center gap-2 rounded-full border px-3.5 py-1 text-left text-sm max-md:min-h-11',
              isChosen
                ? 'border-primary bg-primary-soft text-primary-text'
                : 'border-control hover:bg-sunken',
            )}
          >
            <span className="wrap-anywhere">{plan.name}</span>
            <b className="font-strong tabular-nums">{price}</b>
            {offer.limits.length > 0 ? (
              <TriangleAlert
                aria-label={say('Only with a reason')}
                className="size-3.5 shrink-0 text-warning-text"
              />
            ) : null}
          </button>
        )
      })}
    </div>
  )
}
