declare module '@20minutes/s3rver' {
  type Context = { method: string; path: string; app: { allowMismatchedSignatures: boolean } }

  class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
