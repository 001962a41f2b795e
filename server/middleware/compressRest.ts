import compression from 'compression'

/** Compresses a file that the build left uncompressed; a 304 or a refusal of a condition holds none. */
export const compressRest = compression({
  filter: (request, response) =>
    response.statusCode === 200 && compression.filter(request, response),
})
