import { roleNames } from '@roomlark/contract/accounts/role-words'
import { say } from '@roomlark/contract/say'
import { type TeamRole, teamRoles } from '@roomlark/contract/team-roles'
import { cx } from '../../../lib/cx.ts'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'

type RoleSelectProps = {
  label: string
  role: TeamRole | null
  /** It follows from the role for all hotels. */
  isQuiet?: boolean
  onChange: (role: TeamRole | null) => void
}

/** The same choice as in the table, where it stands in a dialog. */
export function RoleSelect({ label, role, isQuiet = false, onChange }: RoleSelectProps) {
  return (
    <span className="relative shrink-0">
      <select
        aria-label={label}
        value={role ?? ''}
        onChange={({ target }) => onChange(teamRoles.find((one) => one === target.value) ?? null)}
        className={cx(
          'h-9 appearance-none rounded-[9px] border bg-surface pr-7 pl-2.5 text-[14px] max-md:h-11',
          role === null || isQuiet ? 'border-transparent text-muted' : 'border-control font-[580]',
        )}
      >
        <option value="">{say('No access')}</option>
        {teamRoles.map((choice) => (
          <option key={choice} value={choice}>
            {roleNames[choice]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5 text-muted"
      />
    </span>
  )
}
