import type { Hotel } from '@roomlark/contract/hotels'
import { isolate } from '@roomlark/contract/isolate'
import type { RoomType } from '@roomlark/contract/rooms'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { type DraftForm, showRefusal } from './draft-form.ts'
import { type RoomDraft, type RoomInput, roomDraftOf } from './room-draft.ts'
import { readRoomType, useCreateRoomType, useSetNumbers, useUpdateRoomType } from './rooms.api.ts'

type SaveRoomOptions = {
  hotel: Pick<Hotel, 'id' | 'currency'>
  type: RoomType | null
  form: DraftForm<RoomDraft, RoomInput>
  onSaved: () => void
}

const otherwise = 'The room type was not saved. Please try again.'

/** Saves a room type, then its numbers; tells when somebody else was faster. */
export function useSaveRoom({ hotel, type, form, onSaved }: SaveRoomOptions) {
  const creating = useCreateRoomType(hotel.id)
  const updating = useUpdateRoomType(hotel.id)
  const numbering = useSetNumbers(hotel.id)
  /** The version the form stands on. */
  const [base, setBase] = useState(type)
  /** The room type as somebody else has left it. */
  const [conflict, setConflict] = useState<RoomType | null>(null)

  async function change(input: RoomInput, on: RoomType) {
    const { numbers, ...body } = input
    const saved = await update(body, on)
    if (!saved) return
    setBase(saved)
    const before = saved.rooms.map(({ number }) => number)
    if (!isSameList(before, numbers) && !(await putNumbers(saved.id, numbers))) return
    toast.success(`${isolate(saved.name)} was saved.`)
    onSaved()
  }
  async function update({ ...body }: Omit<RoomInput, 'numbers'>, on: RoomType): Promise<RoomType | null> {
    try {
      return await updating.mutateAsync({ ...body, id: on.id, version: on.version })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      const theirs = isConflict ? await readRoomType(hotel.id, on.id) : undefined
      if (theirs) setConflict(theirs)
      else showRefusal(form, error, otherwise)
      return null
    }
  }
  async function putNumbers(id: string, numbers: string[]): Promise<boolean> {
    try {
      await numbering.mutateAsync({ id, numbers })
      return true
    } catch (error) {
      form.setError('numbers', { message: messageOf(error, otherwise) }, { shouldFocus: true })
      return false
    }
  }
  async function create(input: RoomInput) {
    try {
      const created = await creating.mutateAsync(input)
      setBase(created)
      toast.success(`${isolate(created.name)} was added.`)
      onSaved()
    } catch (error) {
      showRefusal(form, error, otherwise)
    }
  }
  return {
    save(input: RoomInput, on: RoomType | null = base) {
      setConflict(null)
      return on ? change(input, on) : create(input)
    },
    /** The room type as it is on the server; null before it is added. */
    saved: base,
    conflict,
    loadTheirs() {
      if (!conflict) return
      form.reset(roomDraftOf(conflict, hotel.currency))
      setBase(conflict)
      setConflict(null)
    },
    isSaving: creating.isPending || updating.isPending || numbering.isPending,
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((number) => other.includes(number))
}
