import { type ChannelConnection, type ConnectionInput, channel } from '@roomlark/contract/bookings/channel'
import { useRef } from 'react'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

/** The channels that sell rooms of a hotel. */
export function useChannels(hotelId: string) {
  return useCall(
    inventoryKeys.channels(hotelId),
    channel.connections,
    {},
    {
      select: (all) => all.filter((one) => one.hotelId === hotelId),
    },
  )
}

/** Connects a channel, or changes one that is. What was connected is not connected again if its codes were refused. */
export function useSaveChannel(hotelId: string, existing: ChannelConnection | null) {
  const made = useRef(existing)
  return useChange(async ({ version: _, ...input }: ConnectionInput) => {
    made.current ??= await call(channel.connect, { body: { hotelId, name: input.name } })
    const { id, version } = made.current
    made.current = await call(channel.map, { params: { id }, body: { ...input, version } })
    return made.current
  }, inventoryKeys.channels(hotelId))
}
