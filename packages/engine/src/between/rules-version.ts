export const RULES_VERSION = 2;
export const OLDEST_RULES_VERSION = 1;

/** Since this version a suggestion disappears when its tile goes elsewhere (B-2.2). */
export const SUGGESTIONS_FOLLOW_TILES = 2;
