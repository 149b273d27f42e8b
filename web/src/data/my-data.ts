import { exportFilePath, myData } from '@roomlark/contract/operations/my-data'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { callFile } from '../lib/call-file.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { profileKeys } from './keys.ts'

/** Fetched again every few seconds while a file is being prepared. */
export function useMyData() {
  return useCall(
    profileKeys.myData,
    myData.get,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.exports.some(({ readyAt }) => readyAt === null) ? 3000 : false,
    },
  )
}

export function useAskExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(myData.askExport),
    onSuccess: (data) => keepAnswer(client, profileKeys.myData, data),
  })
}

export function useDownload() {
  return useMutation({ mutationFn: (id: string) => callFile(exportFilePath(id)) })
}

export function askDeletion(password: string): Promise<null> {
  return call(myData.askDeletion, { body: { password } })
}
