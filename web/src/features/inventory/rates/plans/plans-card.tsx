import { mealPlanNames } from '@roomlark/contract/bookings/meal-words'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { say } from '@roomlark/contract/say'
import { useRemovePlan } from '../../../../data/rates.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { OfferCard } from './offer-card.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import {
  planLimitWords,
  planMealWords,
  planPaymentWords,
  planPolicyWords,
  planPriceWords,
} from './plan-words.ts'

type PlansCardProps = { hotel: Hotel; plans: readonly RatePlan[]; takesPayments: boolean }

export function PlansCard({ hotel, plans, takesPayments }: PlansCardProps) {
  const isOpen = usePlatform().platform?.switches.onlinePayments === 'open'
  return (
    <OfferCard
      hotelId={hotel.id}
      title={say('Rate plans')}
      subtitle={say('The same rooms, sold on different terms')}
      addLabel={say('Add rate plan')}
      nothing={say('No rate plans yet. Guests book through a rate plan, so add one, such as Flexible.')}
      items={plans}
      getName={({ name }) => name}
      badge={({ isActive, companyIds }) => (
        <>
          {isActive ? null : <Badge tone="neutral">{say('Inactive')}</Badge>}
          {companyIds.length > 0 ? <Badge tone="accent">{say('Companies only')}</Badge> : null}
        </>
      )}
      facts={(plan) => (
        <>
          <p className="text-[14px] leading-5">
            {mealPlanNames[plan.mealPlan]}, {planPriceWords(plan, hotel.currency)}
          </p>
          <p className="text-sm text-muted">
            {[
              ...planMealWords(plan, hotel.currency),
              planPolicyWords(plan),
              ...(isOpen ? [planPaymentWords(plan, hotel)] : []),
              ...planLimitWords(plan),
            ].join(', ')}
          </p>
        </>
      )}
      form={(plan, onClose) => <PlanDialog {...{ hotel, takesPayments, plan, onClose }} />}
      removal={useRemovePlan(hotel.id)}
      removalText={say('It will no longer be offered. Existing bookings keep their terms.')}
    />
  )
}
