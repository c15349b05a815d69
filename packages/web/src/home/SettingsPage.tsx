import { NameField } from '../online/NameField.tsx';
import { SettingsForm } from '../shell/SettingsForm.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/language.ts';

export default function SettingsPage() {
  const { settings } = useWords().shell;
  return (
    <Shell title={settings.title()} page="settings">
      <div className="sheet prose">
        <h2>{settings.name()}</h2>
        <NameField />
        <h2>{settings.device()}</h2>
        <SettingsForm />
      </div>
    </Shell>
  );
}
