import { roleNames, roleTexts } from '@roomlark/contract/accounts/role-words'
import type { Team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { useId } from 'react'
import { cx } from '../../../lib/cx.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Building2 } from '../../../ui/icons/building-2.ts'
import { roleAt, roleEverywhere, withRole } from './places.ts'
import { RoleSelect } from './role-select.tsx'

type RoleListProps = {
  hotels: Team['hotels']
  places: TeamPlace[]
  onChange: (places: TeamPlace[]) => void
  error?: string | undefined
}

/** A role in each hotel, or one for all of them. */
export function RoleList({ hotels, places, onChange, error }: RoleListProps) {
  const id = useId()
  const everywhere = roleEverywhere(places)
  const chosen = [...new Set(places.map(({ role }) => role))]
  return (
    <fieldset aria-describedby={`${id}-roles`} className="min-w-0">
      <legend className="mb-1.5 text-[14px] font-[560]">{say('Role in each hotel')}</legend>
      <ul className="max-h-[46dvh] divide-y divide-border overflow-y-auto rounded-[12px] border border-border">
        <li className="flex min-h-[52px] items-center gap-3 px-3.5">
          <span
            aria-hidden="true"
            className="grid h-7 w-[38px] shrink-0 place-items-center rounded-[6px] bg-sunken text-muted"
          >
            <Building2 className="size-4" />
          </span>
          <span className="min-w-0 grow leading-5 font-[560]">
            {sayRich('All hotels <span>also those you add later</span>', {
              span: (text) => <span className="block text-sm font-normal text-muted">{text}</span>,
            })}
          </span>
          <RoleSelect
            label={say('All hotels')}
            role={everywhere}
            onChange={(role) => onChange(withRole(places, null, role))}
          />
        </li>
        {hotels.map((hotel) => (
          <li key={hotel.id} className="flex min-h-[52px] items-center gap-3 px-3.5">
            <HotelThumb hotel={hotel} />
            <span className="min-w-0 grow font-[560] wrap-anywhere">{hotel.name}</span>
            <RoleSelect
              label={hotel.name}
              role={everywhere ?? roleAt(places, hotel.id)}
              isQuiet={everywhere !== null}
              onChange={(role) => onChange(withRole(places, hotel.id, role))}
            />
          </li>
        ))}
      </ul>
      <p id={`${id}-roles`} className="mt-1.5 text-sm text-muted">
        {chosen.length === 0
          ? say('Choose a role in at least one hotel.')
          : chosen.map((role) => `${roleNames[role]}: ${roleTexts[role]}`).join('. ')}
      </p>
      {error ? (
        <p role="alert" className="mt-1.5 text-sm text-error-text">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

type HotelThumbProps = { hotel: { imageUrl: string | null }; className?: string }

/** Decoration beside the name of a hotel. */
export function HotelThumb({ hotel, className }: HotelThumbProps) {
  const look = cx('h-7 w-[38px] shrink-0 rounded-[6px] bg-sunken object-cover', className)
  return hotel.imageUrl ? (
    <img src={hotel.imageUrl} alt="" loading="lazy" className={look} />
  ) : (
    <span aria-hidden="true" className={look} />
  )
}
