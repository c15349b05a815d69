/** Node runs sources and tests as they are, as it does everywhere else. Through Vite's module runner the rules are up to half as slow again. */
export const NATIVE = { viteModuleRunner: false } as const;
