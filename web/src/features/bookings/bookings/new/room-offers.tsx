import type { DeskOffer } from '@roomlark/contract/bookings/offers'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'

type RoomOffersProps = {
  type: Pick<RoomType, 'id' | 'name'>
  plans: readonly Pick<RatePlan, 'id' | 'name'>[]
  offers: readonly DeskOffer[]
  /** True if no further room can be chosen. */
  isFull: boolean
  onChoose: (ratePlanId: string) => void
}

/** Answers what a room costs before anything is chosen; a price chooses a room on its plan. */
export function RoomOffers({ type, plans, offers, isFull, onChoose }: RoomOffersProps) {
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
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {open.map(({ plan, offer }) => {
        const price = moneyText(offer.totalCents, offer.currency)
        return (
          <button
            key={plan.id}
            type="button"
            aria-label={say('{roomType}, {plan}: {price}', { roomType: type.name, plan: plan.name, price })}
            disabled={isFull}
            onClick={() => onChoose(plan.id)}
            className="flex min-h-9 items-center gap-2 rounded-full border border-control px-3.5 py-1 text-left text-sm hover:bg-sunken disabled:border-border disabled:bg-sunken disabled:text-disabled max-md:min-h-11"
          >
            <Plus aria-hidden="true" className="size-3.5 shrink-0" />
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
