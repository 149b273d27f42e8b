import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'

type Picked = Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>

/** The text of the chosen file, or why it cannot be imported. */
export async function readCsvFile(
  file: Picked,
  mostBytes: number,
): Promise<{ csv: string } | { fault: string }> {
  const name = isolate(file.name)
  const megabytes = mostBytes / 1024 / 1024
  if (!looksLikeCsv(file)) {
    return {
      fault: say('{name} is not a CSV file. Save it as CSV in your spreadsheet, then choose it again.', {
        name,
      }),
    }
  }
  if (file.size === 0) return { fault: say('{name} is empty.', { name }) }
  if (file.size > mostBytes) {
    return {
      fault: say('{name} is larger than {megabytes} MB. Split it into smaller files.', { name, megabytes }),
    }
  }
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    if (csv.includes('\0')) return { fault: say('{name} is not a CSV file, despite its name.', { name }) }
    if (csv.trim() === '') return { fault: say('{name} is empty.', { name }) }
    return isSendable(csv, mostBytes)
      ? { csv }
      : {
          fault: say('{name} is larger than {megabytes} MB when it is sent. Split it into smaller files.', {
            name,
            megabytes,
          }),
        }
  } catch (error) {
    if (error instanceof TypeError) {
      return { fault: say('{name} is not in UTF-8. Save it as "CSV UTF-8", then choose it again.', { name }) }
    }
    return { fault: say('{name} could not be read. Choose it again.', { name }) }
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
