/** Where files of some megabytes are sent: a phone on a slow line gets time for them by their length (`boundConnections`). */
export const UPLOAD_PATHS =
  /^\/api\/(?:photos|attachments|imports|shops\/files|support\/messages|bookings\/\d+\/proofs|my\/(?:inventory|contracts)|my\/proof-batches\/\d+\/files|my\/face-problems|my\/structures\/\d+\/lease\/file|crew\/[\w-]{1,100}\/(?:proofs|problems))$/
