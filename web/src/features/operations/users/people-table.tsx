import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { longDateTime, relativeTime } from '../../../lib/format-date.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { Minus } from '../../../ui/icons/minus.ts'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { ShieldOff } from '../../../ui/icons/shield-off.ts'
import { Link } from '../../../ui/link.tsx'
import { PersonMenu } from './person-menu.tsx'
import { personName, stateNote, stateTones, stateWords, typeTones, typeWords } from './person-words.ts'
import type { Selection } from './use-selection.ts'

export function PeopleTable({ people, selection }: { people: readonly Person[]; selection: Selection }) {
  const columns: Column<Person>[] = [
    {
      head: (
        <Tick
          label={say('Select all')}
          isOn={selection.chosen.length === people.length}
          isPartly={selection.chosen.length > 0}
          onChange={selection.toggleAll}
        />
      ),
      headClassName: 'w-0 pr-1.5!',
      className: 'relative z-1 pr-1.5! max-md:row-start-1 max-md:mr-1 md:w-0',
      cell: (person) => (
        <Tick
          label={say('Select {person}', { person: personName(person) })}
          isOn={selection.has(person)}
          onChange={() => selection.toggle(person)}
        />
      ),
    },
    {
      head: say('Person'),
      isName: true,
      className: 'max-md:col-span-3',
      cell: (person) => <Name person={person} />,
    },
    {
      head: say('Account'),
      className: 'max-md:row-start-2 max-md:col-start-2',
      cell: ({ userType }) => <Badge tone={typeTones[userType]}>{typeWords[userType]}</Badge>,
    },
    {
      head: say('Status'),
      className: 'max-w-[230px] max-md:col-start-3 max-md:row-start-2',
      cell: (person) => <State person={person} />,
    },
    {
      head: say('MFA'),
      className: 'whitespace-nowrap max-md:hidden',
      cell: ({ mfaEnabled }) => <MfaMark isOn={mfaEnabled} />,
    },
    {
      head: say('Last seen'),
      className:
        'whitespace-nowrap max-md:col-span-2 max-md:row-start-2 max-md:text-right max-md:text-sm max-md:text-muted',
      cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
    },
    {
      head: say('Actions'),
      isMenu: true,
      className: 'max-md:row-start-1 max-md:col-start-5',
      cell: (person) => <PersonMenu person={person} />,
    },
  ]
  return (
    <DataTable
      caption={say('Accounts')}
      columns={columns}
      rows={people}
      keyOf={({ id }) => id}
      rowClassName={(person) =>
        cx(
          'relative transition-colors max-md:grid max-md:grid-cols-[auto_auto_auto_1fr_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-1.5',
          selection.has(person)
            ? 'bg-[color-mix(in_srgb,var(--color-primary-soft)_60%,transparent)] shadow-[inset_3px_0_0_var(--color-primary)]'
            : 'hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]',
        )
      }
    />
  )
}

function Name({ person }: { person: Person }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar
        initials={[person.firstName, person.lastName].map((name) => [...name][0] ?? '').join('')}
        src={person.profileImageUrl}
        tone={typeTones[person.userType]}
        size={40}
      />
      <span className="min-w-0">
        <Link
          to={`/users/${person.id}`}
          className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
        >
          {personName(person)}
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">{person.email}</span>
      </span>
    </span>
  )
}

function State({ person }: { person: Person }) {
  const note = stateNote(person)
  return (
    <>
      <Badge tone={stateTones[person.state]}>{stateWords[person.state]}</Badge>
      {note ? (
        <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted max-md:hidden">{note}</span>
      ) : null}
    </>
  )
}

type TickProps = { label: string; isOn: boolean; isPartly?: boolean; onChange: () => void }

function Tick({ label, isOn, isPartly = false, onChange }: TickProps) {
  const mark = 'pointer-events-none absolute size-3.5 text-on-primary opacity-0'
  return (
    <span className="relative grid size-5 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isOn
        }}
        onChange={onChange}
        className="peer size-5 cursor-pointer appearance-none rounded-[5px] border border-control bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary"
      />
      <Check aria-hidden="true" strokeWidth={3} className={cx(mark, 'peer-checked:opacity-100')} />
      <Minus aria-hidden="true" strokeWidth={3} className={cx(mark, 'peer-indeterminate:opacity-100')} />
    </span>
  )
}

export function MfaMark({ isOn }: { isOn: boolean }) {
  const Icon = isOn ? ShieldCheck : ShieldOff
  return (
    <span
      className={cx('inline-flex items-center gap-2 align-middle', isOn ? 'text-success-text' : 'text-muted')}
    >
      <Icon aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />
      {isOn ? say('On') : say('Off')}
    </span>
  )
}

export function LastSeen({ at }: { at: string | null }) {
  if (at === null) return say('Never')
  const date = new Date(at)
  return (
    <time dateTime={at} title={longDateTime(date)}>
      {relativeTime(date, new Date())}
    </time>
  )
}
