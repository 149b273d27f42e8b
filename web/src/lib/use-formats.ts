import { useEffect } from 'react'
import { type Formats, writeAs } from './formats.ts'

/** Everything below is written in these formats from its first drawing on, until somebody else signs in. */
export function useFormats(formats: Formats): void {
  const { locale, timeZone } = formats
  writeAs(formats)
  useEffect(() => {
    writeAs({ locale, timeZone })
    return () => writeAs(null)
  }, [locale, timeZone])
}
