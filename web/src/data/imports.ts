import { type DataImport, type ImportReport, imports } from '@roomlark/contract/inventory/imports'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { analyticsKeys, bookingKeys, inventoryKeys } from './keys.ts'

export type ImportKind = keyof typeof imports

/** Checks a file and changes nothing, so that nothing else has to be read again. */
export function useCheckImport(hotelId: string, kind: ImportKind) {
  return useMutation({
    mutationFn: (csv: string) => call(imports[kind], { params: { hotelId }, body: { csv, dryRun: true } }),
  })
}

type Run = Omit<DataImport, 'dryRun'> & { onProgress: (written: number) => void }

/**
 * The server answers before it is done with a long file; the same file is then sent again, and what was imported
 * already is left alone.
 */
export function useRunImport(hotelId: string, kind: ImportKind) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ onProgress, ...input }: Run): Promise<ImportReport> {
      let written = 0
      for (;;) {
        const body = { ...input, dryRun: false }
        const report = await call(imports[kind], { params: { hotelId }, body })
        written += report.written
        onProgress(written)
        if (report.left === 0) return { ...report, written }
      }
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: inventoryKeys.all(hotelId) }),
        client.invalidateQueries({ queryKey: bookingKeys.all }),
        client.invalidateQueries({ queryKey: analyticsKeys.all }),
      ]),
  })
}
