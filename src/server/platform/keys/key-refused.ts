/**
 * An outside service does not take a key, login or address of this site's settings: to a person it looks like a service that is
 * away, but only the operator can mend it. The message is ours and names the setting: what the service said may repeat the key.
 */
export class KeyRefused extends Error {}
