import type { DemandRule, DemandState } from '@roomlark/contract/inventory/demand'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useRemoveDemandRule } from '../../../../data/demand.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { OfferCard } from '../plans/offer-card.tsx'
import { DemandRuleDialog } from './demand-rule-dialog.tsx'
import { conditionWords, demandEffectWords, demandStateNames } from './demand-words.ts'

type DemandRulesCardProps = { hotel: Hotel; rules: readonly DemandRule[]; types: readonly RoomType[] }

const tones = { off: 'neutral', suggests: 'primary', applies: 'success' } as const satisfies Record<
  DemandState,
  string
>

export function DemandRulesCard({ hotel, rules, types }: DemandRulesCardProps) {
  const names = new Map(types.map(({ id, name }) => [id, name]))
  const typeName = ({ roomTypeId }: DemandRule) =>
    roomTypeId === null ? say('All room types') : (names.get(roomTypeId) ?? say('A removed room type'))
  const unbounded = types.filter(
    ({ floorCents, ceilingCents }) => floorCents === null || ceilingCents === null,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rules.length > 0 && unbounded.length > 0 ? (
        <Note tone="warning" icon={<TriangleAlert />} title={say('Some prices cannot move both ways')}>
          {say(
            'A rule lowers a price only where the room type has a lowest price, and raises it only where it has a highest one. Set both at {rooms}.',
            { rooms: listWords(unbounded.map(({ name }) => isolate(name))) },
          )}
        </Note>
      ) : null}
      <OfferCard
        hotelId={hotel.id}
        title={say('Rules by occupancy and lead time')}
        subtitle={say(
          'They count after season and weekday, each on the price so far and rounded to the cent, in this order. Nights with a price of their own keep it, and so do bookings. Held and blocked rooms count as taken.',
        )}
        addLabel={say('Add rule')}
        nothing={say('No rules yet: prices follow season and weekday alone.')}
        items={rules}
        getName={({ name }) => name}
        badge={({ state }) => <Badge tone={tones[state]}>{demandStateNames[state]}</Badge>}
        facts={(rule) => (
          <p className="text-sm text-muted wrap-anywhere">
            <UserText>{typeName(rule)}</UserText>: {conditionWords(rule)}
          </p>
        )}
        amount={({ effect }) => demandEffectWords(effect, hotel.currency)}
        form={(rule, onClose) => <DemandRuleDialog {...{ hotel, types, rule, onClose }} />}
        removal={useRemoveDemandRule(hotel.id)}
        removalText={say('Nights go back to the price without this rule. Bookings keep theirs.')}
      />
    </div>
  )
}
