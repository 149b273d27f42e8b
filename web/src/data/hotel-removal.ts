import { hotelRemoval } from '@roomlark/contract/inventory/hotel-removal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { hotelKeys } from './keys.ts'

/** Asked for each time the dialog opens, since stays come and go while somebody makes up their mind. */
export function useRemoval(id: string) {
  return useQuery({
    queryKey: hotelKeys.removal(id),
    queryFn: ({ signal }) => call(hotelRemoval.preview, { params: { id }, signal }),
    gcTime: 0,
  })
}

export function useRestoreHotel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(hotelRemoval.restore, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: hotelKeys.all }),
  })
}
