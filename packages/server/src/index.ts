export { runServer } from './run.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
export { readSettings, SETTINGS, type SettingSpec, type Settings } from './settings.ts';
export { StartFailure } from './start-failure.ts';
export { StoreFailure } from './store/store.ts';
