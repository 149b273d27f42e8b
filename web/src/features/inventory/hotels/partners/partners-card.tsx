import type { HotelPartners } from '@roomlark/contract/partners/hotel-partners'
import { hotelPartnerLimits } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { readPartnersCsv } from '../../../../data/hotel-partners.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { CsvButton } from '../../../../parts/csv/csv-button.tsx'
import { May } from '../../../../session/may.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Sparkles } from '../../../../ui/icons/sparkles.ts'
import { UserPlus } from '../../../../ui/icons/user-plus.ts'
import { Link } from '../../../../ui/link.tsx'
import { SuitcaseSpot } from '../../../../ui/spot.tsx'
import { InvitePartnerDialog } from './invite-partner-dialog.tsx'
import { PartnerTable } from './partner-table.tsx'

type PartnersCardProps = {
  hotel: { id: string; name: string }
  partners: HotelPartners
  /** The panel is open beside it. */
  isNarrow: boolean
}

/** Each partner of the hotel with what it brought and cost. */
export function PartnersCard({ hotel, partners, isNarrow }: PartnersCardProps) {
  const [isInviting, setInviting] = useState(false)
  const { period, partnersTotal } = partners
  const invite = (
    <May do="decide-partners" at={hotel.id}>
      <Button variant="secondary" size="sm" onClick={() => setInviting(true)}>
        <UserPlus aria-hidden="true" className="size-4" />
        {say('Invite partner')}
      </Button>
    </May>
  )
  const hidden = partnersTotal - partners.partners.length
  return (
    <section className="rounded-lg border border-border bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-[18px] pt-[18px] md:px-6 md:pt-6">
        <div className="min-w-0">
          <h2>{say('Partners')}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            {say('Stays of the last {days} days, {period}', {
              days: hotelPartnerLimits.days,
              period: longRangeWords(period.fromOn, period.untilOn),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <May do="decide-partners" at={hotel.id}>
            <ButtonLink variant="secondary" size="sm" to={`/hotels/${hotel.id}/partners/terms`}>
              <Sparkles aria-hidden="true" className="size-4" />
              {say('Tiers and campaigns')}
            </ButtonLink>
            <ButtonLink variant="secondary" size="sm" to={`/hotels/${hotel.id}/partners/creatives`}>
              {say('Creatives')}
            </ButtonLink>
          </May>
          {partnersTotal === 0 ? null : (
            <>
              {invite}
              <CsvButton isSmall read={() => readPartnersCsv({ hotel: hotel.id })} isEmpty={false} />
            </>
          )}
        </div>
      </div>
      {partnersTotal === 0 ? (
        <EmptyState
          spot={<SuitcaseSpot />}
          title={say('No partners yet')}
          text={say(
            'Invite somebody whose readers would like to stay with you, or list the hotel and wait for requests.',
          )}
          action={invite}
        />
      ) : (
        <PartnerTable partners={partners} isNarrow={isNarrow} />
      )}
      {hidden > 0 ? (
        <p className="border-t border-border px-[18px] py-3 text-sm text-muted md:px-6">
          <Link className="link" to={`/partners?hotel=${hotel.id}`}>
            {say('{partners, plural, one {# more partner} other {# more partners}}', { partners: hidden })}
          </Link>
        </p>
      ) : null}
      {isInviting ? <InvitePartnerDialog hotel={hotel} onClose={() => setInviting(false)} /> : null}
    </section>
  )
}
