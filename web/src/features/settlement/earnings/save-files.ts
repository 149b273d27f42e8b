import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { saveFile, savePdf } from '../../../lib/save-file.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'

/** Downloads a table that the server makes. */
export function downloadCsv(read: () => Promise<{ filename: string; csv: string }>): Promise<void> {
  return saved(async () => {
    const { filename, csv } = await read()
    saveFile(filename, 'text/csv;charset=utf-8', csv)
  })
}

/** Downloads a paper that the server makes. */
export function downloadPdf(read: () => Promise<PdfFile>): Promise<void> {
  return saved(async () => savePdf(await read()))
}

async function saved(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    showRefusal(error, say('The file could not be made. Please try again.'))
  }
}
