import { NameField } from '../online/NameField.tsx';
import { SettingsForm } from '../shell/SettingsForm.tsx';
import { Shell } from '../shell/Shell.tsx';

export default function SettingsPage() {
  return (
    <Shell title="Settings">
      <div className="sheet prose">
        <h2>Your name</h2>
        <NameField />
        <h2>This device</h2>
        <SettingsForm />
      </div>
    </Shell>
  );
}
