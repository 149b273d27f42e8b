import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import { stateWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import { useAllPartnerships } from '../../../../data/all-partnerships.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Link } from '../../../../ui/link.tsx'
import { PartnershipMenu } from './partnership-menu.tsx'
import { stateTones } from './partnership-steps.ts'
import { PartnerName, sinceWords } from './partnership-table.tsx'

/** Only this many are shown, so that the page stays short. */
const few = 5

type PartnershipsCardProps = { of: { userId: string } | { hotelId: string }; isAffiliate?: boolean }

/** The partnerships of an account or of a hotel, for administrators. */
export function PartnershipsCard({ of, isAffiliate = false }: PartnershipsCardProps) {
  const { platform } = usePlatform()
  return platform?.switches.partnerships === 'open' ? <Opened of={of} isAffiliate={isAffiliate} /> : null
}

function Opened({ of, isAffiliate }: Required<PartnershipsCardProps>) {
  const list = useAllPartnerships({ ...of, sort: 'newest', page: 1 }, few)
  const where = 'userId' in of ? `user=${of.userId}` : `hotel=${of.hotelId}`
  return (
    <Card>
      <CardHead title={say('Partnerships')}>
        {(list.data?.meta.total ?? 0) > few ? (
          <ButtonLink to={`/users/partnerships?${where}`} variant="quiet" size="sm">
            {say('See all')}
          </ButtonLink>
        ) : null}
      </CardHead>
      <CardWaiting query={list} />
      {list.data?.data.length === 0 ? <p className="text-muted">{say('No partnerships yet.')}</p> : null}
      <ul className="-my-1">
        {list.data?.data.map((partnership) => (
          <li
            key={partnership.id}
            className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0"
          >
            <Line partnership={partnership} isAffiliate={isAffiliate} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A partnership with the other side named: the hotel on an affiliate's page, the affiliate on a hotel's. */
function Line({ partnership, isAffiliate }: { partnership: ListedPartnership; isAffiliate: boolean }) {
  const { hotel, state, ratePercent } = partnership
  return (
    <>
      <span className="min-w-0 grow">
        {isAffiliate ? (
          <Link to={`/hotels/${hotel.id}`} className="link font-[580] wrap-anywhere">
            {hotel.name}
          </Link>
        ) : (
          <PartnerName partnership={partnership} />
        )}
        <span className="block text-sm text-muted">
          {percentText(ratePercent)}, {sinceWords(partnership)}
        </span>
      </span>
      <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      <PartnershipMenu partnership={partnership} />
    </>
  )
}
