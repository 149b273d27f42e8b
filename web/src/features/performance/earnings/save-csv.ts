import { saveFile } from '../../../lib/save-file.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'

/** Downloads a file that the server makes. */
export async function saveCsv(read: () => Promise<{ filename: string; csv: string }>): Promise<void> {
  try {
    const { filename, csv } = await read()
    saveFile(filename, 'text/csv;charset=utf-8', csv)
  } catch (error) {
    showRefusal(error, 'The file could not be made. Please try again.')
  }
}
