import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { readRoomType, useCreateRoomType, useSetNumbers, useUpdateRoomType } from '../../../../data/rooms.ts'
import { ApiError, getErrorMessage } from '../../../../lib/api-error.ts'
import type { ContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { toast } from '../../../../ui/toast.ts'
import { useLowPriceQuestion } from '../low-price.tsx'
import { type RoomDraft, type RoomInput, toRoomDraft } from './room-draft.ts'

type SaveRoomOptions = {
  hotel: Pick<Hotel, 'id' | 'currency'>
  type: RoomType | null
  form: ContractForm<RoomDraft, RoomInput>
  onSaved: () => void
}

/** A base price does not belong to a night. */
const noNames: ReadonlyMap<string, string> = new Map()
const otherwise = say('The room type was not saved. Please try again.')

/** Saves a room type, then its numbers; reports if somebody else saved it first. */
export function useSaveRoom({ hotel, type, form, onSaved }: SaveRoomOptions) {
  const creating = useCreateRoomType(hotel.id)
  const updating = useUpdateRoomType(hotel.id)
  const numbering = useSetNumbers(hotel.id)
  const low = useLowPriceQuestion(noNames)
  /** The version the form is based on. */
  const [base, setBase] = useState(type)
  /** The room type as somebody else saved it. */
  const [conflict, setConflict] = useState<RoomType | null>(null)

  async function change(input: RoomInput, on: RoomType, acceptLow: boolean) {
    const { numbers, ...body } = input
    const saved = await update(body, on, acceptLow, () => change(input, on, true))
    if (!saved) return
    setBase(saved)
    const before = saved.rooms.map(({ number }) => number)
    if (!isSameList(before, numbers) && !(await putNumbers(saved.id, numbers))) return
    toast.success(say('{name} was saved.', { name: isolate(saved.name) }))
    onSaved()
  }
  async function update(
    body: Omit<RoomInput, 'numbers'>,
    on: RoomType,
    acceptLow: boolean,
    again: () => void,
  ): Promise<RoomType | null> {
    try {
      return await updating.mutateAsync({ ...body, id: on.id, version: on.version, acceptLow })
    } catch (error) {
      if (low.asks(error, again)) return null
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      const theirs = isConflict ? await readRoomType(hotel.id, on.id) : undefined
      if (theirs) setConflict(theirs)
      else showRefusal(error, otherwise, form)
      return null
    }
  }
  async function putNumbers(id: string, numbers: string[]): Promise<boolean> {
    try {
      await numbering.mutateAsync({ id, numbers })
      return true
    } catch (error) {
      form.setError('numbers', { message: getErrorMessage(error, otherwise) }, { shouldFocus: true })
      return false
    }
  }
  async function create(input: RoomInput, acceptLow: boolean) {
    try {
      const created = await creating.mutateAsync({ ...input, acceptLow })
      setBase(created)
      toast.success(say('{name} was added.', { name: isolate(created.name) }))
      onSaved()
    } catch (error) {
      if (!low.asks(error, () => void create(input, true))) showRefusal(error, otherwise, form)
    }
  }
  return {
    save(input: RoomInput, on: RoomType | null = base) {
      setConflict(null)
      return on ? change(input, on, false) : create(input, false)
    },
    /** The room type as it is on the server; null before it is added. */
    saved: base,
    conflict,
    /** Asks about a low price. */
    lowPriceDialog: low.dialog,
    loadTheirs() {
      if (!conflict) return
      form.reset(toRoomDraft(conflict, hotel.currency))
      setBase(conflict)
      setConflict(null)
    },
    isSaving: creating.isPending || updating.isPending || numbering.isPending,
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((number) => other.includes(number))
}
