import type { Cleaner } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useAssignRooms } from '../../../../data/housekeeping.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { UserRound } from '../../../../ui/icons/user-round.ts'
import { toast } from '../../../../ui/toast.ts'
import { type Floor, floorMidSentence } from './board-rooms.ts'

type FloorCardProps = {
  hotelId: string
  floor: Floor
  cleaners: readonly Cleaner[]
  /** The rows of its rooms. */
  children: ReactNode
}

/** One floor, with who cleans it. */
export function FloorCard({ hotelId, floor, cleaners, children }: FloorCardProps) {
  const { name, waiting } = floor
  return (
    <section aria-label={name} className="rounded-lg border border-border bg-surface">
      <header className="flex min-h-14 items-center justify-between gap-3 px-[18px] py-2">
        <div className="min-w-0">
          <h2 className="font-display text-[17px] leading-6 font-[560]">{name}</h2>
          <p className="text-sm text-muted">
            {waiting === 0
              ? say('Nothing to do')
              : say('{waiting, plural, one {# room} other {# rooms}} to do', { waiting })}
          </p>
        </div>
        <May do="work-desk" at={hotelId}>
          <AssignFloor hotelId={hotelId} floor={floor} cleaners={cleaners} />
        </May>
      </header>
      <ul className="overflow-hidden rounded-b-lg border-t border-border">{children}</ul>
    </section>
  )
}

/** Gives all rooms of the floor that are shown to one person. */
function AssignFloor({ hotelId, floor, cleaners }: Omit<FloorCardProps, 'children'>) {
  const assign = useAssignRooms(hotelId)
  const { name, rooms } = floor
  const everyone = new Set(rooms.map(({ assignee }) => assignee?.userId ?? 'nobody'))
  const value = everyone.size === 1 ? ([...everyone][0] ?? 'nobody') : 'several'
  const choices = [
    ...(everyone.size > 1 ? [{ value: 'several', label: say('Several') }] : []),
    { value: 'nobody', label: say('Nobody') },
    ...cleaners.map((cleaner) => ({ value: cleaner.userId, label: cleaner.name })),
  ]
  async function choose(chosen: string) {
    if (chosen === 'several') return
    try {
      const userId = chosen === 'nobody' ? null : chosen
      await assign.mutateAsync({ roomIds: rooms.map(({ id }) => id), userId })
      const who = cleaners.find((cleaner) => cleaner.userId === userId)
      toast.success(
        who
          ? say('{person} cleans {floor} today.', { person: who.name, floor: floorMidSentence(floor.floor) })
          : say('{floor} is assigned to nobody.', { floor: name }),
      )
    } catch (error) {
      showRefusal(error, say('The floor was not assigned. Please try again.'))
    }
  }
  return (
    <ChipSelect
      label={say('Who cleans {floor}', { floor: floorMidSentence(floor.floor) })}
      icon={<UserRound />}
      value={value}
      choices={choices}
      isOn={value !== 'nobody'}
      onChoose={(chosen) => void choose(chosen)}
    />
  )
}
