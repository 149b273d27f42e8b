import { isolate } from '@roomlark/contract/isolate'

type Picked = Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>

/** The text of the chosen file, or why it cannot be imported. */
export async function readCsvFile(
  file: Picked,
  mostBytes: number,
): Promise<{ csv: string } | { fault: string }> {
  const { name } = file
  const megabytes = mostBytes / 1024 / 1024
  if (!looksLikeCsv(file)) {
    return {
      fault: `${isolate(name)} is not a CSV file. Save it as CSV in your spreadsheet, then choose it again.`,
    }
  }
  if (file.size === 0) return { fault: `${isolate(name)} is empty.` }
  if (file.size > mostBytes) {
    return { fault: `${isolate(name)} is larger than ${megabytes} MB. Split it into smaller files.` }
  }
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    if (csv.includes('\0')) return { fault: `${isolate(name)} is not a CSV file, despite its name.` }
    if (csv.trim() === '') return { fault: `${isolate(name)} is empty.` }
    return isSendable(csv, mostBytes)
      ? { csv }
      : {
          fault: `${isolate(name)} is larger than ${megabytes} MB when it is sent. Split it into smaller files.`,
        }
  } catch (error) {
    if (error instanceof TypeError) {
      return { fault: `${isolate(name)} is not in UTF-8. Save it as "CSV UTF-8", then choose it again.` }
    }
    return { fault: `${isolate(name)} could not be read. Choose it again.` }
  }
}

/** Spreadsheets register their own type for .csv, so the name decides. */
function looksLikeCsv({ name, type }: Picked): boolean {
  return /\.csv$/i.test(name) || type === 'text/csv'
}

/** Quotation marks and line ends take twice the space in JSON. */
function isSendable(csv: string, mostBytes: number): boolean {
  const body = JSON.stringify({ csv, dryRun: false })
  return new TextEncoder().encode(body).length <= mostBytes
}
