import { Avatar } from '../../../../ui/avatar.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { formatInitials } from './run-words.ts'

type PartnerCellProps = { name: string; note: string; isMuted?: boolean }

/** The payee, with a line below the name. */
export function PartnerCell({ name, note, isMuted = false }: PartnerCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <span className="max-md:hidden">
        <Avatar initials={formatInitials(name)} src={null} tone={isMuted ? 'neutral' : 'secondary'} />
      </span>
      <span className="min-w-0">
        <b className="block font-strong wrap-anywhere">
          <UserText>{name}</UserText>
        </b>
        <small className="block text-sm font-normal text-muted">{note}</small>
      </span>
    </span>
  )
}
