import type { Person } from '@roomlark/contract/operations/people'
import { cx } from '../../../lib/cx.ts'
import { longDateTime, relativeTime } from '../../../lib/format-date.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { Minus } from '../../../ui/icons/minus.ts'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { ShieldOff } from '../../../ui/icons/shield-off.ts'
import { Link } from '../../../ui/link.tsx'
import { PersonMenu } from './person-menu.tsx'
import { personName, stateNote, stateTones, stateWords, typeTones, typeWords } from './person-words.ts'
import type { Selection } from './use-selection.ts'

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'

/** A table on wide screens; on a phone each row is a block of its own. */
export function PeopleTable({ people, selection }: { people: readonly Person[]; selection: Selection }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Accounts</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="w-0 pr-1.5! pl-6!">
            <Tick
              label="Select all"
              isOn={selection.chosen.length === people.length}
              isPartly={selection.chosen.length > 0}
              onChange={selection.toggleAll}
            />
          </th>
          <th scope="col">Person</th>
          <th scope="col">Account</th>
          <th scope="col">Status</th>
          <th scope="col">MFA</th>
          <th scope="col">Last seen</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {people.map((person) => (
          <Row key={person.id} person={person} selection={selection} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ person, selection }: { person: Person; selection: Selection }) {
  const note = stateNote(person)
  const isChosen = selection.has(person)
  return (
    <tr
      className={cx(
        'relative transition-colors max-md:grid max-md:grid-cols-[auto_auto_auto_1fr_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-1.5 max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:[&>*]:border-0 max-md:[&>*]:p-0! max-md:first:border-t-0',
        isChosen
          ? 'bg-[color-mix(in_srgb,var(--color-primary-soft)_60%,transparent)] shadow-[inset_3px_0_0_var(--color-primary)]'
          : 'hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]',
      )}
    >
      <td className={cx(cell, 'relative z-1 pr-1.5! pl-6! max-md:row-start-1 max-md:mr-1 md:w-0')}>
        <Tick
          label={`Select ${personName(person)}`}
          isOn={isChosen}
          onChange={() => selection.toggle(person)}
        />
      </td>
      <th scope="row" className={cx(cell, 'font-normal max-md:col-span-3')}>
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
      </th>
      <td className={cx(cell, 'max-md:row-start-2 max-md:col-start-2')}>
        <Badge tone={typeTones[person.userType]}>{typeWords[person.userType]}</Badge>
      </td>
      <td className={cx(cell, 'max-w-[230px] max-md:col-start-3 max-md:row-start-2')}>
        <Badge tone={stateTones[person.state]}>{stateWords[person.state]}</Badge>
        {note ? (
          <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted max-md:hidden">{note}</span>
        ) : null}
      </td>
      <td className={cx(cell, 'whitespace-nowrap max-md:hidden')}>
        <MfaMark isOn={person.mfaEnabled} />
      </td>
      <td
        className={cx(
          cell,
          'whitespace-nowrap max-md:col-span-2 max-md:row-start-2 max-md:text-right max-md:text-sm max-md:text-muted',
        )}
      >
        <LastSeen at={person.lastSeenAt} />
      </td>
      <td className={cx(cell, 'relative z-1 w-14 pr-4! text-right max-md:row-start-1 max-md:col-start-5')}>
        <PersonMenu person={person} />
      </td>
    </tr>
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
      {isOn ? 'On' : 'Off'}
    </span>
  )
}

export function LastSeen({ at }: { at: string | null }) {
  if (at === null) return 'Never'
  const date = new Date(at)
  return (
    <time dateTime={at} title={longDateTime(date)}>
      {relativeTime(date, new Date())}
    </time>
  )
}
