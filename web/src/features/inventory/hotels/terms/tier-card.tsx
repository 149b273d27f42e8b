import type { BoostPartner } from '@roomlark/contract/partners/boosts'
import type { HotelTiers } from '@roomlark/contract/partners/tiers'
import { say } from '@roomlark/contract/say'
import { sayTierTerms } from '@roomlark/contract/tier-words'
import { useState } from 'react'
import { dayText } from '../../../../lib/day-words.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TierForm } from './tier-form.tsx'

type TierCardProps = { hotelId: string; tiers: HotelTiers; partners: readonly BoostPartner[] }

/** The tiers and the bonus for all partners, or for one of them. */
export function TierCard({ hotelId, tiers, partners }: TierCardProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { schemes, currency } = tiers
  const scheme = schemes.find(({ partnershipId }) => partnershipId === chosen) ?? {
    ...{ partnershipId: chosen, partnerName: null, terms: null, announced: null, latestId: 0 },
  }
  const others = partners.filter(
    (partner) => !schemes.some(({ partnershipId }) => partnershipId === partner.partnershipId),
  )
  const own = schemes.flatMap(({ partnershipId, partnerName }) =>
    partnershipId === null ? [] : [{ partnershipId, name: partnerName ?? '' }],
  )
  return (
    <Card>
      <CardHead
        title={say('Tiers and first-stay bonus')}
        subtitle={say('Partners move up automatically, and no tier is lowered unless you decide so')}
      />
      <div className="grid gap-[18px]">
        {partners.length + own.length === 0 ? null : (
          <SelectField
            label={say('For')}
            value={chosen ?? ''}
            onChange={({ target }) => setChosen(target.value || null)}
          >
            <option value="">{say('All partners')}</option>
            {[...own, ...others].map(({ partnershipId, name }) => (
              <option key={partnershipId} value={partnershipId}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {scheme.announced ? (
          <Note
            tone="warning"
            icon={<CalendarClock />}
            title={say('From {day}: {terms}', {
              day: dayText(scheme.announced.effectiveOn),
              terms: sayTierTerms(scheme.announced.terms, accountFormats),
            })}
          >
            {say('Until then, the terms below apply. Saving again replaces the announced ones.')}
          </Note>
        ) : null}
        <TierForm
          key={`${chosen} ${scheme.latestId}`}
          hotelId={hotelId}
          currency={currency}
          scheme={scheme}
          general={schemes[0]?.terms ?? null}
        />
      </div>
    </Card>
  )
}
