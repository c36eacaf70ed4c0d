import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.Timestamps;
import com.google.type.LatLng;
import java.text.ParseException;
import java.util.Base64;
import java.util.Map;

/** A document of Firestore's REST interface, as the rules engine wants to see it. */
final class FirestoreValues {
  private FirestoreValues() {}

  static ExpressionValue nullValue() {
    return ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();
  }

  /** What `firestore.get` gives: `data`, `id` and `__name__`. */
  static ExpressionValue document(JsonObject document) {
    ExpressionPathValue.Builder name = ExpressionPathValue.newBuilder();
    String id = "";
    String[] segments = document.get("name").getAsString().split("/");
    // projects/{project}/databases/…: rules know a document from `databases` on.
    for (int i = 2; i < segments.length; i++) {
      id = segments[i];
      name.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(id));
    }
    ExpressionMapValue.Builder fields =
        ExpressionMapValue.newBuilder()
            .putFields("data", map(document.getAsJsonObject("fields")))
            .putFields("id", ExpressionValue.newBuilder().setStringValue(id).build())
            .putFields("__name__", ExpressionValue.newBuilder().setPathValue(name).build());
    return ExpressionValue.newBuilder().setMapValue(fields).build();
  }

  private static ExpressionValue map(JsonObject fields) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
        map.putFields(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static ExpressionValue value(JsonObject typed) {
    Map.Entry<String, JsonElement> entry = typed.entrySet().iterator().next();
    JsonElement json = entry.getValue();
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    return switch (entry.getKey()) {
      case "nullValue" -> nullValue();
      case "booleanValue" -> value.setBoolValue(json.getAsBoolean()).build();
      case "integerValue" -> value.setIntValue(json.getAsLong()).build();
      case "doubleValue" -> value.setFloatValue(json.getAsDouble()).build();
      case "stringValue" -> value.setStringValue(json.getAsString()).build();
      case "bytesValue" ->
          value
              .setBytesValue(ByteString.copyFrom(Base64.getDecoder().decode(json.getAsString())))
              .build();
      case "timestampValue" -> timestamp(json.getAsString());
      case "geoPointValue" -> geoPoint(json.getAsJsonObject());
      case "referenceValue" -> reference(json.getAsString());
      case "arrayValue" -> list(json.getAsJsonObject());
      case "mapValue" -> map(json.getAsJsonObject().getAsJsonObject("fields"));
      default -> throw new IllegalArgumentException("no rules value for " + entry.getKey());
    };
  }

  private static ExpressionValue timestamp(String text) {
    try {
      return ExpressionValue.newBuilder().setTimestampValue(Timestamps.parse(text)).build();
    } catch (ParseException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static ExpressionValue geoPoint(JsonObject point) {
    LatLng.Builder place = LatLng.newBuilder();
    if (point.has("latitude")) {
      place.setLatitude(point.get("latitude").getAsDouble());
    }
    if (point.has("longitude")) {
      place.setLongitude(point.get("longitude").getAsDouble());
    }
    return ExpressionValue.newBuilder().setLatlngValue(place).build();
  }

  private static ExpressionValue reference(String name) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    String[] segments = name.split("/");
    for (int i = 2; i < segments.length; i++) {
      path.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segments[i]));
    }
    return ExpressionValue.newBuilder().setPathValue(path).build();
  }

  private static ExpressionValue list(JsonObject array) {
    ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
    if (array.has("values")) {
      array.getAsJsonArray("values").forEach(v -> list.addValues(value(v.getAsJsonObject())));
    }
    return ExpressionValue.newBuilder().setListValue(list).build();
  }
}
