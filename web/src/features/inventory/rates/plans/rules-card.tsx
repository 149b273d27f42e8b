import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useRemoveRule } from '../../../../data/rates.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { OfferCard } from './offer-card.tsx'
import { effectWords, ruleTimeWords } from './plan-words.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { rulePrices, rulePriceWords } from './rule-prices.ts'

type RulesCardProps = { hotel: Hotel; rules: readonly PriceRule[]; types: readonly RoomType[] }

export function RulesCard({ hotel, rules, types }: RulesCardProps) {
  const names = new Map(types.map(({ id, name }) => [id, name]))
  const typeName = ({ roomTypeId }: PriceRule) =>
    roomTypeId === null ? say('All room types') : (names.get(roomTypeId) ?? say('A removed room type'))
  return (
    <OfferCard
      hotelId={hotel.id}
      title={say('Seasons and weekdays')}
      subtitle={say(
        'A season changes the base price, then a weekday rule changes the result. If several apply, the last one added counts.',
      )}
      addLabel={say('Add rule')}
      nothing={say('No rules yet: every night costs the base price of its room type.')}
      items={rules}
      getName={({ name }) => name}
      facts={(rule) => (
        <>
          <p className="text-sm text-muted">
            {ruleTimeWords(rule)}. <UserText>{typeName(rule)}</UserText>
          </p>
          <p className="text-sm tabular-nums wrap-anywhere">
            {rulePriceWords(rulePrices(rule, types), hotel.currency)}
          </p>
        </>
      )}
      amount={(rule) => effectWords(rule.effect, hotel.currency)}
      form={(rule, onClose) => <RuleDialog {...{ hotel, types, rule, onClose }} />}
      removal={useRemoveRule(hotel.id)}
      removalText={say('Nights without their own price go back to the price without this rule.')}
    />
  )
}
