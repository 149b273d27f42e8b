import { type HousekeepingRoom, housekeepingLimits } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { useSetFloor } from '../../../../data/housekeeping.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'

/** The floor, where the number of the room does not say it. */
export function FloorForm({ hotelId, room }: { hotelId: string; room: HousekeepingRoom }) {
  const [isEditing, setEditing] = useState(false)
  const [floor, setFloor] = useState(room.floor)
  const save = useSetFloor(hotelId)
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await save.mutateAsync({ roomIds: [room.id], floor: floor.trim() || null })
      setEditing(false)
    } catch (error) {
      showRefusal(error, say('The floor was not saved. Please try again.'))
    }
  }
  if (!isEditing) {
    return (
      <Button variant="quiet" className="-ml-3 justify-self-start" onClick={() => setEditing(true)}>
        {say('Change the floor')}
      </Button>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2.5">
      <TextField
        label={say('Floor')}
        value={floor}
        maxLength={housekeepingLimits.floorLength}
        hint={say('Leave it empty to follow the room number')}
        onChange={(event) => setFloor(event.target.value)}
        className="grow"
      />
      <Button
        type="submit"
        variant="secondary"
        className="mt-[26px]"
        busy={save.isPending && say('Saving...')}
      >
        {say('Save')}
      </Button>
    </form>
  )
}
