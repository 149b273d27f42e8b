import { roleNames, roleTexts } from '@roomlark/contract/accounts/role-words'
import { say } from '@roomlark/contract/say'
import { type TeamRole, teamRoles } from '@roomlark/contract/team-roles'
import { cx } from '../../../lib/cx.ts'
import { Check } from '../../../ui/icons/check.ts'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'

type RoleMenuProps = {
  /** The person and the hotel: `Luca Ferrante, Villa Marenne`. */
  label: string
  role: TeamRole | null
  /** Nobody has it yet. */
  isQuiet?: boolean
  disabled?: boolean
  onChange: (role: TeamRole | null) => void
}

/** The role of somebody in a hotel; null is no access. */
export function RoleMenu({ label, role, isQuiet = false, disabled = false, onChange }: RoleMenuProps) {
  const words = role === null ? say('No access') : roleNames[role]
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={`${label}: ${words}`}
          className={cx(
            'inline-flex h-[30px] items-center gap-1.5 rounded-[9px] border px-2.5 text-[14px] whitespace-nowrap transition-colors max-md:h-11',
            role === null
              ? 'border-transparent text-muted hover:bg-sunken'
              : 'border-control bg-surface font-[580] hover:bg-sunken',
            isQuiet && 'font-normal! text-muted',
          )}
        >
          {words}
          <ChevronDown aria-hidden="true" className="size-3.5 text-muted" />
        </button>
      }
    >
      {teamRoles.map((choice) => (
        <MenuItem key={choice} onSelect={() => onChange(choice)} className="max-w-[300px] py-2">
          <span className="min-w-0 grow">
            <span className="block font-[560]">{roleNames[choice]}</span>
            <span className="block text-sm leading-[18px] text-muted">{roleTexts[choice]}</span>
          </span>
          {choice === role ? <Check aria-label={say('Current role')} /> : null}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onChange(null)}>
        <span className="grow">{say('No access')}</span>
        {role === null ? <Check aria-label={say('Current role')} /> : null}
      </MenuItem>
    </Menu>
  )
}
